"""Values made from the IR: a valid one of every type, a malformed one, and strategies for laws."""

from hypothesis import strategies as st

from acp_codegen.schema import ir

UNKNOWN_TAG = "_unknown"
_SAMPLES = {"string": "s", "integer": 7, "number": 0.5, "boolean": True}

json_values = st.recursive(
    st.none() | st.booleans() | st.integers(-(2**70), 2**70) | st.text(max_size=5),
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=4), inner, max_size=3)
    ),
    max_leaves=6,
)
json_objects = st.dictionaries(st.text(max_size=4), json_values, max_size=3)


class Values:
    """Samples and strategies for the definitions of one revision."""

    def __init__(self, revision):
        self.revision = revision
        self._strategies = {}

    # One valid value, as small as it can be.

    def sample(self, type_):
        match type_:
            case ir.Scalar():
                if type_.pattern:
                    return "EUR"
                value = _SAMPLES[type_.base]
                return value if type_.minimum is None else max(value, type_.minimum)
            case ir.Anything():
                return {"any": ["thing", None]}
            case ir.FreeObject():
                return {"key": None}
            case ir.Array():
                return [self.sample(type_.item)]
            case ir.Nullable():
                return self.sample(type_.of)
            case ir.Ref():
                return self.sample_of(self.revision[type_.target])

    def sample_of(self, definition):
        match definition:
            case ir.Model():
                return self.required(definition.fields)
            case ir.Union():
                return self.variant(definition, definition.variants[0])
            case ir.Untagged():
                return self.sample(definition.options[0].type)
            case ir.OpenEnum():
                return definition.values[0].value
            case ir.Alias():
                return self.sample(definition.type)

    def required(self, fields):
        return {field.wire: self.sample(field.type) for field in fields if field.required}

    def variant(self, union, variant):
        """Return the smallest object of a variant."""
        value = {union.tag: variant.tag}
        if variant.payload:
            value |= self.sample_of(self.revision[variant.payload])
        return value | self.required((*union.fields, *variant.fields))

    # Values that the schema does not allow.

    def malformed(self, type_):  # noqa: PLR0912
        """Return malformed values of a type by what is wrong with them."""
        match type_:
            case ir.Nullable():
                return {
                    name: value
                    for name, value in self.malformed(type_.of).items()
                    if name != "null"
                }
            case ir.Anything():
                return {}
            case ir.Ref():
                return self._malformed_of(self.revision[type_.target])
            case ir.FreeObject():
                return {"type": "text", "array": [], "null": None}
            case ir.Array():
                found = {"type": "text", "object": {}, "null": None}
                if type_.min_items:
                    found["short"] = []
                if not type_.skip_invalid:
                    bad = next(iter(self.malformed(type_.item).values()), None)
                    found["item"] = [self.sample(type_.item), bad]
                return found
            case ir.Scalar():
                found = {"type": 5 if type_.base == "string" else "5", "object": {}, "null": None}
                if type_.minimum is not None:
                    found["below"] = type_.minimum - 1
                if type_.maximum is not None:
                    found["above"] = type_.maximum + 1
                if type_.min_length:
                    found["short"] = ""
                if type_.pattern:
                    found["pattern"] = "EUR\n"
                if type_.base == "integer":
                    found["fraction"] = 1.5
                return found

    def _malformed_of(self, definition):
        match definition:
            case ir.Alias():
                return self.malformed(definition.type)
            case ir.OpenEnum():
                return {
                    "type": "x" if definition.base == "integer" else 5,
                    "object": {},
                    "null": None,
                }
            case ir.Untagged():
                return {"type": 5, "object": {}, "null": None}
            case ir.Union():
                variant = self.variant(definition, definition.variants[0])
                found = {"type": "text", "tag": variant | {definition.tag: 5}, "null": None}
                missing = {key: item for key, item in variant.items() if key != definition.tag}
                return found | {"untagged": missing}
            case ir.Model():
                found = {"type": "text", "null": None}
                if self.required(definition.fields):
                    found["missing"] = {}
                return found

    # Any valid value.

    def any(self, type_):
        match type_:
            case ir.Anything():
                return json_values
            case ir.FreeObject():
                return json_objects
            case ir.Nullable():
                return st.none() | self.any(type_.of)
            case ir.Array():
                return st.lists(
                    self.any(type_.item),
                    min_size=type_.min_items or 0,
                    max_size=(type_.min_items or 0) + 2,
                )
            case ir.Ref():
                return self.any_of(type_.target)
            case ir.Scalar(base="string"):
                if type_.pattern:
                    return st.sampled_from(["EUR", "USD"])
                return st.text(min_size=type_.min_length or 0, max_size=8)
            case ir.Scalar(base="integer"):
                return st.integers(_or(type_.minimum, -(2**70)), _or(type_.maximum, 2**70))
            case ir.Scalar(base="number"):
                return st.floats(
                    _or(type_.minimum, -1e300), _or(type_.maximum, 1e300), allow_nan=False
                )
            case ir.Scalar():
                return st.booleans()

    def any_of(self, name):
        """Return the strategy of a definition; made once, since definitions use one another."""
        if name not in self._strategies:
            self._strategies[name] = st.deferred(lambda: self._any_of(self.revision[name]))
        return self._strategies[name]

    def _any_of(self, definition):
        match definition:
            case ir.Alias():
                return self.any(definition.type)
            case ir.OpenEnum():
                known = st.sampled_from([item.value for item in definition.values])
                free = (
                    st.integers(-(2**40), 2**40)
                    if definition.base == "integer"
                    else st.text(max_size=6)
                )
                return known | free
            case ir.Untagged():
                return st.one_of([self.any(option.type) for option in definition.options])
            case ir.Model():
                return self._any_model(definition)
            case ir.Union():
                return st.one_of(
                    [self.any_variant(definition, item) for item in definition.variants]
                    + ([self._any_other(definition)] if definition.other else [])
                )

    def _object(self, fields, **tags):
        return st.fixed_dictionaries(
            {key: st.just(value) for key, value in tags.items()}
            | {field.wire: self.any(field.type) for field in fields if field.required},
            optional={field.wire: self.any(field.type) for field in fields if not field.required},
        )

    def any_variant(self, union, variant):
        """Return the strategy of a variant's objects."""
        own = self._object((*union.fields, *variant.fields), **{union.tag: variant.tag})
        if not variant.payload:
            return own
        return st.builds(
            lambda payload, tagged: payload | tagged, self.any_of(variant.payload), own
        )

    def _any_other(self, union):
        known = {variant.tag for variant in union.variants}
        tags = st.text(max_size=8).filter(lambda tag: tag not in known)
        fields = (*union.fields, *union.other.fields)
        extra = _extra(fields)
        return st.builds(
            lambda more, given, tag: more | given | {union.tag: tag},
            extra,
            self._object(fields),
            tags,
        )

    def _any_model(self, model):
        if model.selector is None:
            return self._object(model.fields)
        tag = model.selector.tag
        base = [field for field in model.fields if field.wire != tag]
        cases = [
            self._object((*base, *case.fields), **{tag: case.value})
            for case in model.selector.cases
        ]
        none = st.builds(
            lambda value, tags: value | tags, self._object(base), st.sampled_from([{}, {tag: None}])
        )
        known = {case.value for case in model.selector.cases}
        other = st.builds(
            lambda more, value, reason: more | value | {tag: reason},
            _extra(model.fields),
            self._object(base),
            st.text(max_size=6).filter(lambda text: text not in known),
        )
        return st.one_of([*cases, none, other])


def _extra(fields):
    """Return the strategy of keys that a schema says nothing about."""
    known = {field.wire for field in fields}
    return json_objects.filter(lambda value: not value.keys() & known)


def _or(value, default):
    return default if value is None else value
