/**
 * The TypeScript SDK on receipt: a client connection of the SDK is given the lines of a file, and
 * the processor's time is taken until its handler has had the last one. For each line on standard input, one
 * round; its result is printed as JSON.
 */

import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";
import * as acp from "@agentclientprotocol/sdk/experimental/v2/unstable";

const lines = readFileSync(process.argv[2], "utf8").split("\n").slice(0, -1);
const messages = lines.map(
  (line) =>
    `{"jsonrpc":"2.0","method":"session/update","params":{"sessionId":"s","update":${line}}}\n`,
);
// Comes after the updates and is answered when they have been dealt with, accepted or not.
messages.push('{"jsonrpc":"2.0","id":"end","method":"_end","params":{}}\n');
const bytes = messages.map((message) => new TextEncoder().encode(message));

// A refused update is a line on the console of the SDK, which would be measured as well.
console.error = () => {};

const initialized = {
  jsonrpc: "2.0",
  result: { protocolVersion: 2, info: { name: "agent", version: "1" }, capabilities: {} },
};

async function round() {
  let handled = 0;
  let input;
  const readable = new ReadableStream({ start: (controller) => (input = controller) });
  let ended;
  const end = new Promise((resolve) => (ended = resolve));
  const writable = new WritableStream({
    write(chunk) {
      const message = JSON.parse(new TextDecoder().decode(chunk));
      if (message.method === "initialize") {
        const answer = JSON.stringify({ ...initialized, id: message.id });
        input.enqueue(new TextEncoder().encode(`${answer}\n`));
      }
    },
  });
  const app = acp
    .client({ name: "bench" })
    .onNotification(acp.methods.client.session.update, () => {
      handled += 1;
    })
    .onRequest("_end", (params) => params, () => {
      ended();
      return {};
    });
  const connection = app.connect(acp.ndJsonStream(writable, readable));
  await connection.agent.request("initialize", {
    protocolVersion: 2,
    info: { name: "bench", version: "1" },
    capabilities: {},
  });
  const started = process.cpuUsage();
  for (const piece of bytes) {
    input.enqueue(piece);
  }
  await end;
  const seconds = since(started);
  connection.close();
  return { seconds, handled };
}

function parseAlone() {
  const started = process.cpuUsage();
  for (const line of lines) {
    JSON.parse(line);
  }
  return since(started);
}

/** The seconds of the processor since then, as the other contestants count them. */
function since(started) {
  const { user, system } = process.cpuUsage(started);
  return (user + system) / 1e6;
}

for await (const what of createInterface({ input: process.stdin })) {
  const result = what === "parse" ? { seconds: parseAlone(), handled: lines.length } : await round();
  console.log(JSON.stringify(result));
}
process.exit(0);
