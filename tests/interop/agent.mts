/**
 * The other side of test_interop.py: an agent that is written with the SDK's own types and
 * connection, and that plays one session in a fixed order.
 *
 * What the SDK let through after its own validation is kept and told on request, so that the test
 * can compare it with what it sent.
 */

import { Readable, Writable } from "node:stream";
import * as acp from "@agentclientprotocol/sdk/experimental/v2/unstable";

const sessionId = "sess_1";
const received: { method: string; params: unknown }[] = [];
let cancellation = new AbortController();
let prompts = 0;

const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString("base64");

class Turn {
  constructor(
    private readonly client: acp.AgentContext,
    private readonly prompt: acp.PromptRequest,
    readonly messageId: string,
  ) {}

  send(update: acp.SessionUpdate): Promise<void> {
    return this.client.notify(acp.methods.client.session.update, { sessionId, update });
  }

  async ask(toolCall: acp.ToolCallUpdate, signal?: AbortSignal): Promise<acp.RequestPermissionOutcome> {
    const request: acp.RequestPermissionRequest = {
      sessionId,
      title: "Run the tests?",
      subject: { type: "tool_call", toolCall },
      options: [
        { optionId: "yes", name: "Run", kind: "allow_once" },
        { optionId: "no", name: "Do not run", kind: "reject_once" },
      ],
    };
    const answer = this.client.request(
      acp.methods.client.session.requestPermission,
      request,
      signal ? { cancellationSignal: signal } : {},
    );
    await this.send({ sessionUpdate: "state_update", state: "requires_action" });
    const response = await answer;
    received.push({ method: "session/request_permission", params: response });
    return response.outcome;
  }

  /** The update of the prompt comes before its response. */
  async begin(): Promise<void> {
    await this.send({
      sessionUpdate: "user_message",
      messageId: this.messageId,
      content: this.prompt.prompt,
    });
    await this.send({ sessionUpdate: "state_update", state: "running" });
  }

  async work(): Promise<void> {
    for (const text of ["The tests ", "tell."]) {
      await this.send({
        sessionUpdate: "agent_thought_chunk",
        messageId: "thought_1",
        content: { type: "text", text },
      });
    }
    await this.send({
      sessionUpdate: "agent_message_chunk",
      messageId: "msg_1",
      content: { type: "text", text: "Running " },
      _meta: { chunk: 1 },
    });
    await this.plan("pending");
    const outcome = await this.ask({
      toolCallId: "call_1",
      title: "Running tests",
      kind: "execute",
      rawInput: { command: ["pytest", "-q"] },
      _meta: { attempt: 1, draft: true },
    });
    if (!acp.RequestPermissionOutcome.isSelected(outcome) || outcome.optionId !== "yes") {
      throw new Error(`not allowed: ${JSON.stringify(outcome)}`);
    }
    await this.send({ sessionUpdate: "state_update", state: "running" });
    await this.send({
      sessionUpdate: "tool_call_update",
      toolCallId: "call_1",
      status: "in_progress",
      _meta: { draft: null },
    });
    await this.terminal();
    await this.send({
      sessionUpdate: "tool_call_update",
      toolCallId: "call_1",
      title: null,
      status: "completed",
      rawOutput: { failed: 0 },
    });
    await this.plan("completed");
    await this.send({
      sessionUpdate: "agent_message_chunk",
      messageId: "msg_1",
      content: { type: "text", text: "passed." },
    });
    await this.send({
      sessionUpdate: "usage_update",
      used: 1200,
      size: 200000,
      cost: { amount: 0.25, currency: "EUR" },
    });
    await this.send({ sessionUpdate: "_mood", mood: { score: 7, words: ["calm"] } });
    await this.send({ sessionUpdate: "notice", severity: "info", title: "Done" });
    await this.send({
      sessionUpdate: "state_update",
      state: "idle",
      stopReason: "end_turn",
      usage: { totalTokens: 15, inputTokens: 10, outputTokens: 5 },
    });
  }

  plan(status: acp.PlanEntryStatus): Promise<void> {
    return this.send({
      sessionUpdate: "plan_update",
      plan: {
        type: "items",
        planId: "plan_1",
        entries: [{ content: "Run the tests", priority: "high", status }],
      },
    });
  }

  async terminal(): Promise<void> {
    await this.send({
      sessionUpdate: "tool_call_content_chunk",
      toolCallId: "call_1",
      content: { type: "terminal", terminalId: "term_1" },
    });
    await this.send({
      sessionUpdate: "terminal_update",
      terminalId: "term_1",
      command: "pytest -q",
      cwd: "/project",
    });
    // A chunk is a piece of a stream of bytes: this one ends within a character.
    const output = new TextEncoder().encode("grün\n");
    for (const data of [output.subarray(0, 3), output.subarray(3)]) {
      await this.send({
        sessionUpdate: "terminal_output_chunk",
        terminalId: "term_1",
        data: base64(data),
      });
    }
    await this.send({
      sessionUpdate: "terminal_update",
      terminalId: "term_1",
      exitStatus: { exitCode: 0 },
    });
  }

  /** The response to the prompt comes before its update, and the work is cancelled. */
  async workUntilCancelled(): Promise<void> {
    for (const block of this.prompt.prompt) {
      await this.send({
        sessionUpdate: "user_message_chunk",
        messageId: this.messageId,
        content: block,
      });
    }
    await this.send({ sessionUpdate: "state_update", state: "running" });
    await this.send({
      sessionUpdate: "tool_call_update",
      toolCallId: "call_2",
      title: "Running all tests",
      kind: "execute",
      status: "in_progress",
    });
    const outcome = await this.ask({ toolCallId: "call_2", status: "pending" }, cancellation.signal);
    if (!acp.RequestPermissionOutcome.isCancelled(outcome)) {
      throw new Error(`not cancelled: ${JSON.stringify(outcome)}`);
    }
    await this.send({
      sessionUpdate: "tool_call_update",
      toolCallId: "call_2",
      status: "cancelled",
      content: [{ type: "content", content: { type: "text", text: "Nothing ran." } }],
    });
    await this.send({ sessionUpdate: "state_update", state: "idle", stopReason: "cancelled" });
  }
}

function fail(error: unknown): void {
  console.error(error);
  process.exit(1);
}

const app = acp
  .agent({ name: "interop" })
  .onRequest(acp.methods.agent.initialize, ({ params }) => {
    received.push({ method: "initialize", params });
    return {
      protocolVersion: acp.PROTOCOL_VERSION,
      info: { name: "interop", version: "1.0.0" },
      capabilities: { session: {} },
    };
  })
  .onRequest(acp.methods.agent.session.new, ({ params, client }) => {
    received.push({ method: "session/new", params });
    setImmediate(() => {
      client
        .notify(acp.methods.client.session.update, {
          sessionId,
          update: {
            sessionUpdate: "available_commands_update",
            availableCommands: [{ type: "command", name: "test", description: "Run the tests." }],
          },
        })
        .catch(fail);
    });
    return { sessionId };
  })
  .onRequest(acp.methods.agent.session.prompt, async ({ params, client }) => {
    received.push({ method: "session/prompt", params });
    prompts += 1;
    const turn = new Turn(client, params, `user_${prompts}`);
    const first = prompts === 1;
    if (first) {
      await turn.begin();
    }
    // By then the response has been written: what follows belongs to the session, not to it.
    setImmediate(() => {
      (first ? turn.work() : turn.workUntilCancelled()).catch(fail);
    });
    return { messageId: turn.messageId };
  })
  .onNotification(acp.methods.agent.session.cancel, ({ params }) => {
    received.push({ method: "session/cancel", params });
    cancellation.abort();
    cancellation = new AbortController();
  })
  .onRequest("_received", (params) => params, () => received);

const connection = app.connect(
  acp.ndJsonStream(Writable.toWeb(process.stdout), Readable.toWeb(process.stdin)),
);
await connection.closed;
