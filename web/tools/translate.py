"""Translates plain Python, on ints, bools, strings, lists and Structs, into TypeScript.

It knows only what the rules of the games and the score pad are written in, and refuses the rest
with the line it cannot translate. So there is no second copy of a rule that could differ.
"""

import ast
import re
from collections.abc import Iterable, Mapping
from typing import Any, Final

from msgspec import Struct

_PLAIN_TYPES: Final = {"int": "number", "bool": "boolean", "str": "string", "None": "null"}
_OPERATORS: Final = {
    ast.Add: "+",
    ast.Sub: "-",
    ast.Mult: "*",
    ast.BitAnd: "&",
    ast.BitOr: "|",
    ast.LShift: "<<",
    ast.RShift: ">>",
}
_COMPARISONS: Final = {
    ast.Eq: "===",
    ast.NotEq: "!==",
    ast.Lt: "<",
    ast.LtE: "<=",
    ast.Gt: ">",
    ast.GtE: ">=",
    ast.Is: "===",
    ast.IsNot: "!==",
}
_SIGNS: Final[Mapping[type, str]] = {ast.Not: "!", ast.USub: "-", ast.Invert: "~"}
_QUANTIFIERS: Final = {"any": "some", "all": "every"}
_WRITERS: Final[Mapping[type, str]] = {
    ast.Constant: "_constant",
    ast.Name: "_name",
    ast.Attribute: "_attribute",
    ast.UnaryOp: "_unary",
    ast.BinOp: "_operation",
    ast.BoolOp: "_bools",
    ast.Compare: "_comparison",
    ast.IfExp: "_choice",
    ast.List: "_list",
    ast.Tuple: "_list",
    ast.Dict: "_dict",
    ast.ListComp: "_comprehended",
    ast.GeneratorExp: "_comprehended",
    ast.Call: "_call",
}
"""The method that writes a kind of expression."""
_METHODS: Final = {"append": "push", "index": "indexOf", "strip": "trim", "lower": "toLowerCase"}


class Source(Struct, frozen=True):
    """A module to translate: its text, and the only functions wanted of it (all if None)."""

    name: str
    text: str
    only: frozenset[str] | None = None


class World(Struct, frozen=True):
    """What all modules know of each other."""

    files: Mapping[str, str]
    """The TypeScript file of a Python module."""
    structs: dict[str, ast.ClassDef]
    aliases: dict[str, ast.expr]
    constants: frozenset[str]
    """Names of constants that are mappings."""


class Untranslatable(Exception):
    """A piece of Python that this translator does not know."""

    def __init__(self, node: ast.AST) -> None:
        super().__init__(f"line {getattr(node, 'lineno', '?')}: {ast.unparse(node)}")


def world_of(sources: Iterable[Source], files: Mapping[str, str], mappings: Iterable[str]) -> World:
    """Collects the Structs and the names of types of all modules."""
    world = World(files, {}, {}, frozenset(mappings))
    for source in sources:
        for node in ast.parse(source.text).body:
            if isinstance(node, ast.ClassDef):
                world.structs[node.name] = node
            elif isinstance(node, ast.AnnAssign) and _is_alias(node):
                assert isinstance(node.target, ast.Name)
                assert node.value is not None
                world.aliases[node.target.id] = node.value
    return world


def _is_alias(node: ast.AnnAssign) -> bool:
    return isinstance(node.annotation, ast.Name) and node.annotation.id == "TypeAlias"


def translate(source: Source, world: World) -> str:
    """The TypeScript of a module."""
    return _Module(source, world).text()


class _Module:
    def __init__(self, source: Source, world: World) -> None:
        self._source = source
        self._world = world
        self._tree = ast.parse(source.text)

    def text(self) -> str:
        body = [part for node in self._tree.body if (part := self._top(node))]
        code = "\n\n".join(body)
        head = f"/* Written by python -m web.tools.rules from {self._source.name}.py. */"
        imports = "\n".join(self._imports(code))
        runtime = [n for n in ("mod", "range", "repeat", "sum") if re.search(rf"\b{n}\(", code)]
        if runtime:
            imports += f"\nimport {{ {', '.join(runtime)} }} from './python'"
        return "\n\n".join(part for part in (head, imports.strip(), code) if part) + "\n"

    def _imports(self, code: str) -> Iterable[str]:
        for node in self._tree.body:
            if not isinstance(node, ast.ImportFrom) or node.module is None:
                continue
            for name in node.names:
                file = self._world.files.get(f"{node.module}.{name.name}")
                if file and f"{name.asname or name.name}." in code:
                    yield f"import * as {name.asname or name.name} from '{file}'"
            file = self._world.files.get(node.module)
            names = [name.name for name in node.names if _mentions(code, name.name)]
            types = [name for name in names if self._is_type(name)]
            values = [name for name in names if name not in types]
            if file and types:
                yield f"import type {{ {', '.join(types)} }} from '{file}'"
            if file and values:
                yield f"import {{ {', '.join(values)} }} from '{file}'"

    def _is_type(self, name: str) -> bool:
        return name in self._world.structs or name in self._world.aliases

    def _top(self, node: ast.stmt) -> str | None:
        if isinstance(node, ast.FunctionDef):
            wanted = self._source.only is None or node.name in self._source.only
            return _Function(node, self._world).text() if wanted else None
        if isinstance(node, ast.ClassDef):
            return None if node.name.startswith("_") else self._interface(node)
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            if _is_alias(node):
                assert node.value is not None
                return f"export type {node.target.id} = {type_text(node.value, self._world)}"
            return self._constant(node.target, node.value)
        if isinstance(node, ast.Assign):
            return self._constant(node.targets[0], node.value)
        return None

    def _constant(self, target: ast.expr, value: ast.expr | None) -> str | None:
        names = [n.id for n in ast.walk(target) if isinstance(n, ast.Name)]
        if self._source.only is not None and not set(names) <= self._source.only:
            return None
        assert value is not None
        left = f"[{', '.join(names)}]" if isinstance(target, ast.Tuple) else names[0]
        if isinstance(target, ast.Tuple):
            return f"export const {left} = {list(range(len(names)))} as const"
        return f"export const {left} = {_Function(None, self._world).expression(value)}"

    def _interface(self, node: ast.ClassDef) -> str:
        lines = _doc(node, "")
        lines.append(f"export interface {node.name} {{")
        if tag := _tag(node):
            lines.append(f"  kind: '{tag}'")
        for field, about in fields_of(node):
            assert isinstance(field.target, ast.Name)
            if about:
                lines.append(f"  /** {about} */")
            lines.append(f"  {field.target.id}: {type_text(field.annotation, self._world)}")
        return "\n".join([*lines, "}"])


def _mentions(code: str, name: str) -> bool:
    return re.search(rf"(?<![\w.']){name}\b", code) is not None


def _tag(node: ast.ClassDef) -> str | None:
    for keyword in node.keywords:
        if keyword.arg == "tag" and isinstance(keyword.value, ast.Constant):
            return str(keyword.value.value)
    return None


def fields_of(node: ast.ClassDef) -> list[tuple[ast.AnnAssign, str | None]]:
    """The fields of a Struct, each with the sentence below it."""
    fields: list[tuple[ast.AnnAssign, str | None]] = []
    for item in node.body:
        if isinstance(item, ast.AnnAssign):
            fields.append((item, None))
        elif fields and isinstance(item, ast.Expr) and isinstance(item.value, ast.Constant):
            fields[-1] = (fields[-1][0], " ".join(str(item.value.value).split()))
    return fields


def _doc(node: ast.ClassDef | ast.FunctionDef, indent: str) -> list[str]:
    text = ast.get_docstring(node)
    if text is None:
        return []
    lines = text.splitlines()
    if len(lines) == 1:
        return [f"{indent}/** {lines[0]} */"]
    return [f"{indent}/**", *(f"{indent} * {line}".rstrip() for line in lines), f"{indent} */"]


def type_text(node: ast.expr, world: World) -> str:
    """A type as TypeScript writes it."""
    if isinstance(node, ast.Constant) and node.value is None:
        return "null"
    if isinstance(node, ast.Name):
        return _PLAIN_TYPES.get(node.id, node.id)
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.BitOr):
        return f"{type_text(node.left, world)} | {type_text(node.right, world)}"
    if isinstance(node, ast.Subscript) and isinstance(node.value, ast.Name):
        return _generic(node.value.id, node.slice, world)
    raise Untranslatable(node)


def _generic(name: str, inner: ast.expr, world: World) -> str:
    parts = list(inner.elts) if isinstance(inner, ast.Tuple) else [inner]
    if name == "Annotated":
        return type_text(parts[0], world)
    if name == "Literal":
        return " | ".join(f"'{ast.literal_eval(part)}'" for part in parts)
    if name in ("Sequence", "list"):
        text = type_text(parts[0], world)
        text = f"({text})" if "|" in text or "readonly" in text else text
        return f"readonly {text}[]" if name == "Sequence" else f"{text}[]"
    if name == "tuple" and isinstance(parts[-1], ast.Constant) and parts[-1].value is Ellipsis:
        return f"readonly {type_text(parts[0], world)}[]"
    if name == "tuple":
        return f"readonly [{', '.join(type_text(part, world) for part in parts)}]"
    if name == "dict":
        return f"Record<{type_text(parts[0], world)}, {type_text(parts[1], world)}>"
    raise Untranslatable(inner)


class _Function:
    """Translates one function; knows which names are declared in the blocks around."""

    def __init__(self, node: ast.FunctionDef | None, world: World) -> None:
        self._node = node
        self._world = world
        self._scopes: list[set[str]] = []

    def text(self) -> str:
        node = self._node
        assert node is not None
        assert node.returns is not None
        names = [argument.arg for argument in node.args.args]
        arguments = ", ".join(
            f"{argument.arg}: {type_text(argument.annotation, self._world)}"
            for argument in node.args.args
            if argument.annotation is not None
        )
        returns = type_text(node.returns, self._world)
        returns = "void" if returns == "null" else returns
        export = "" if node.name.startswith("_") else "export "
        body = node.body[1:] if ast.get_docstring(node) else node.body
        lines = [
            *_doc(node, ""),
            f"{export}function {node.name}({arguments}): {returns} {{",
            *self._block(body, 1, set(names)),
            "}",
        ]
        return "\n".join(lines)

    def _block(self, body: Iterable[ast.stmt], depth: int, names: set[str]) -> list[str]:
        self._scopes.append(set(names))
        lines = [line for node in body for line in self._statement(node, depth)]
        self._scopes.pop()
        return lines

    def _statement(self, node: ast.stmt, depth: int) -> list[str]:
        match node:
            case ast.If():
                return self._if(node, depth)
            case ast.While(test, body):
                lines = self._block(body, depth + 1, set())
                head = f"while ({self.expression(test)}) {{"
                return ["  " * depth + head, *lines, "  " * depth + "}"]
            case ast.For():
                return self._for(node, depth)
        return ["  " * depth + self._line(node)]

    def _line(self, node: ast.stmt) -> str:
        """A statement of one line."""
        match node:
            case ast.Return(value):
                return "return" if value is None else f"return {self.expression(value)}"
            case ast.Assign([target], value):
                return self._assign(target, None, value)
            case ast.AnnAssign(target, annotation, value) if value is not None:
                return self._assign(target, type_text(annotation, self._world), value)
            case ast.AugAssign(target, op, value):
                sign = _OPERATORS[type(op)]
                return f"{self.expression(target)} {sign}= {self.expression(value)}"
            case ast.Expr(value):
                return self.expression(value)
        raise Untranslatable(node)

    def _if(self, node: ast.If, depth: int) -> list[str]:
        pad = "  " * depth
        lines = [f"{pad}if ({self.expression(node.test)}) {{"]
        lines += self._block(node.body, depth + 1, set())
        if len(node.orelse) == 1 and isinstance(node.orelse[0], ast.If):
            first, *rest = self._if(node.orelse[0], depth)
            return [*lines, f"{pad}}} else {first.strip()}", *rest]
        if node.orelse:
            lines += [f"{pad}}} else {{", *self._block(node.orelse, depth + 1, set())]
        return [*lines, pad + "}"]

    def _for(self, node: ast.For, depth: int) -> list[str]:
        pad = "  " * depth
        names = {n.id for n in ast.walk(node.target) if isinstance(n, ast.Name)}
        lines = self._block(node.body, depth + 1, names)
        return [f"{pad}for ({self._loop(node)}) {{", *lines, pad + "}"]

    def _loop(self, node: ast.For) -> str:
        match node.iter:
            case ast.Call(ast.Name("range"), bounds) if isinstance(node.target, ast.Name):
                i, texts = node.target.id, [self.expression(bound) for bound in bounds]
                first, end = (["0", *texts] if len(texts) == 1 else texts)[:2]
                step = f"{i} += {texts[2]}" if len(texts) == 3 else f"{i}++"
                return f"let {i} = {first}; {i} < {end}; {step}"
        target = self._pattern(node.target)
        return f"const {target} of {self._iterable(node.iter)}"

    def _iterable(self, node: ast.expr) -> str:
        match node:
            case ast.Call(ast.Name("enumerate"), [values]):
                return f"{self.expression(values)}.entries()"
        return self.expression(node)

    def _pattern(self, node: ast.expr) -> str:
        if isinstance(node, ast.Tuple):
            return f"[{', '.join(self._pattern(item) for item in node.elts)}]"
        return self.expression(node, store=True)

    def _assign(self, target: ast.expr, annotation: str | None, value: ast.expr) -> str:
        names = [n.id for n in ast.walk(target) if isinstance(n, ast.Name)]
        text = self.expression(value)
        if isinstance(target, ast.Attribute | ast.Subscript):
            return f"{self.expression(target, store=True)} = {text}"
        known = any(names[0] in scope for scope in self._scopes)
        self._scopes[-1].update(names)
        typed = f": {annotation}" if annotation else ""
        if not known:
            return f"let {self._pattern(target)}{typed} = {text}"
        return (";" if isinstance(target, ast.Tuple) else "") + f"{self._pattern(target)} = {text}"

    def expression(self, node: ast.expr, *, store: bool = False) -> str:
        """An expression; every operation stands in parentheses, so that precedence is Python's."""
        if isinstance(node, ast.Subscript):
            return self._subscript(node, store=store)
        writer = _WRITERS.get(type(node))
        if writer is None:
            raise Untranslatable(node)
        return str(getattr(self, writer)(node))

    def _constant(self, node: ast.Constant) -> str:
        return _constant(node.value)

    def _name(self, node: ast.Name) -> str:
        return node.id

    def _attribute(self, node: ast.Attribute) -> str:
        return f"{self.expression(node.value)}.{node.attr}"

    def _unary(self, node: ast.UnaryOp) -> str:
        return f"{_SIGNS[type(node.op)]}{self._tight(node.operand)}"

    def _bools(self, node: ast.BoolOp) -> str:
        sign = " && " if isinstance(node.op, ast.And) else " || "
        return f"({sign.join(self.expression(value) for value in node.values)})"

    def _choice(self, node: ast.IfExp) -> str:
        test, body, other = map(self.expression, (node.test, node.body, node.orelse))
        return f"({test} ? {body} : {other})"

    def _list(self, node: ast.List | ast.Tuple) -> str:
        return f"[{', '.join(self.expression(item) for item in node.elts)}]"

    def _dict(self, node: ast.Dict) -> str:
        pairs = [
            f"{ast.literal_eval(key)}: {self.expression(value)}"
            for key, value in zip(node.keys, node.values, strict=True)
            if key is not None
        ]
        return f"{{ {', '.join(pairs)} }}" if pairs else "{}"

    def _comprehended(self, node: ast.ListComp | ast.GeneratorExp) -> str:
        (loop,) = node.generators
        return self._comprehension(node.elt, loop)

    def _tight(self, node: ast.expr) -> str:
        text = self.expression(node)
        return (
            text if text.startswith("(") or text.isidentifier() or text.isdigit() else f"({text})"
        )

    def _subscript(self, node: ast.Subscript, *, store: bool) -> str:
        value = self.expression(node.value)
        if isinstance(node.slice, ast.Slice):
            bounds = [b for b in (node.slice.lower, node.slice.upper) if b is not None]
            texts = [self.expression(bound) for bound in bounds]
            if node.slice.lower is None:
                texts.insert(0, "0")
            return f"{value}.slice({', '.join(texts)})"
        index = self.expression(node.slice)
        if index.startswith("-"):
            return f"{value}.at({index})!"
        return f"{value}[{index}]" if store else f"{value}[{index}]!"

    def _operation(self, node: ast.BinOp) -> str:
        left, right = self.expression(node.left), self.expression(node.right)
        if isinstance(node.op, ast.Mult) and isinstance(node.left, ast.List):
            return f"repeat({self.expression(node.left.elts[0])}, {right})"
        if isinstance(node.op, ast.FloorDiv):
            return f"Math.floor({left} / {right})"
        if isinstance(node.op, ast.Mod):
            return f"mod({left}, {right})"
        if type(node.op) not in _OPERATORS:
            raise Untranslatable(node)
        return f"({left} {_OPERATORS[type(node.op)]} {right})"

    def _comparison(self, node: ast.Compare) -> str:
        parts, left = [], node.left
        for op, right in zip(node.ops, node.comparators, strict=True):
            if isinstance(op, ast.In | ast.NotIn):
                text = f"{self.expression(right)}.includes({self.expression(left)})"
                parts.append(text if isinstance(op, ast.In) else f"!{text}")
            else:
                sign = _COMPARISONS[type(op)]
                parts.append(f"{self.expression(left)} {sign} {self.expression(right)}")
            left = right
        return f"({' && '.join(parts)})"

    def _comprehension(self, element: ast.expr, loop: ast.comprehension) -> str:
        target = loop.target
        values = self.expression(loop.iter)
        match loop.iter:
            case ast.Call(ast.Name("enumerate"), [inner]) if isinstance(target, ast.Tuple):
                index, item = (self._pattern(part) for part in target.elts)
                return self._enumerated(element, loop, (self.expression(inner), item, index))
        name = self._pattern(target)
        for test in loop.ifs:
            values = f"{values}.filter(({name}) => {self.expression(test)})"
        if isinstance(element, ast.Name) and element.id == name:
            return values
        return f"{values}.map(({name}) => {_arrow(self.expression(element))})"

    def _enumerated(
        self, element: ast.expr, loop: ast.comprehension, names: tuple[str, str, str]
    ) -> str:
        """A comprehension over enumerate: the index of a filtered list is that of the whole."""
        values, item, index = names
        if not loop.ifs:
            return f"{values}.map(({item}, {index}) => {_arrow(self.expression(element))})"
        test = " && ".join(self.expression(test) for test in loop.ifs)
        inner = _arrow(self.expression(element))
        return f"{values}.flatMap(({item}, {index}) => ({test} ? [{inner}] : []))"

    def _call(self, node: ast.Call) -> str:
        match node.func, node.args:
            case ast.Name("isinstance"), [value, kinds]:
                return self._is_one_of(value, kinds)
            case ast.Name(name), [ast.GeneratorExp(element, [loop])] if name in _QUANTIFIERS:
                return self._quantified(element, loop, _QUANTIFIERS[name])
            case ast.Name(name), _ if name in self._world.structs:
                return self._literal(self._world.structs[name], node)
            case ast.Name(name), arguments:
                return self._named(name, [self.expression(argument) for argument in arguments])
            case ast.Attribute(value, name), arguments:
                return self._method(value, name, arguments)
        raise Untranslatable(node)

    def _is_one_of(self, value: ast.expr, kinds: ast.expr) -> str:
        tests = [f"{self.expression(value)}.kind === '{tag}'" for tag in self._tags(kinds)]
        return f"({' || '.join(tests)})"

    def _method(self, value: ast.expr, name: str, arguments: Iterable[ast.expr]) -> str:
        owner = self.expression(value)
        if name == "keys":
            return f"(Object.keys({owner}) as (keyof typeof {owner})[])"
        if name == "pop":
            return f"{owner}.pop()!"
        texts = ", ".join(self.expression(argument) for argument in arguments)
        return f"{owner}.{_METHODS.get(name, name)}({texts})"

    def _quantified(self, element: ast.expr, loop: ast.comprehension, method: str) -> str:
        match loop.iter:
            case ast.Call(ast.Name("enumerate"), [inner]) if isinstance(loop.target, ast.Tuple):
                index, item = (self._pattern(part) for part in loop.target.elts)
                test = self.expression(element)
                return f"{self.expression(inner)}.{method}(({item}, {index}) => {test})"
        name = self._pattern(loop.target)
        return f"{self.expression(loop.iter)}.{method}(({name}) => {self.expression(element)})"

    def _named(self, name: str, texts: list[str]) -> str:
        if name in ("list", "tuple"):
            return f"[...{texts[0]}]"
        if name == "len":
            named = texts[0] in self._world.constants
            return f"Object.keys({texts[0]}).length" if named else f"{texts[0]}.length"
        if name == "abs":
            return f"Math.abs({texts[0]})"
        if name == "max":
            inner = f"...{texts[0]}" if len(texts) == 1 else ", ".join(texts)
            return f"Math.max({inner})"
        return f"{name}({', '.join(texts)})"

    def _tags(self, kinds: ast.expr) -> list[str]:
        """The tags of the Structs that a type may be."""
        if isinstance(kinds, ast.BinOp):
            return self._tags(kinds.left) + self._tags(kinds.right)
        assert isinstance(kinds, ast.Name)
        if kinds.id in self._world.aliases:
            return self._tags(self._world.aliases[kinds.id])
        tag = _tag(self._world.structs[kinds.id])
        assert tag is not None
        return [tag]

    def _literal(self, struct: ast.ClassDef, node: ast.Call) -> str:
        names = [f.target.id for f, _ in fields_of(struct) if isinstance(f.target, ast.Name)]
        given = dict(zip(names, node.args, strict=False))
        given.update({k.arg: k.value for k in node.keywords if k.arg is not None})
        if set(given) != set(names):
            raise Untranslatable(node)
        inner = ", ".join(f"{name}: {self.expression(given[name])}" for name in names)
        return f"{{ {inner} }}"


def _arrow(text: str) -> str:
    return f"({text})" if text.startswith("{") else text


def _constant(value: Any) -> str:
    if value is None:
        return "null"
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        return "'" + value.replace("\\", "\\\\").replace("'", "\\'") + "'"
    return str(value)
