import { mutateSql, type Replacement } from "./mutate-sql.ts";

/** A node of the syntax tree (ESTree), as far as it is looked at. */
export interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [field: string]: unknown;
}

const OPERATORS: Readonly<Record<string, readonly string[]>> = {
  "===": ["!=="],
  "!==": ["==="],
  "<": ["<=", ">="],
  "<=": ["<", ">"],
  ">": [">=", "<="],
  ">=": [">", "<"],
  "+": ["-"],
  "-": ["+"],
  "*": ["/"],
  "/": ["*"],
  "%": ["*"],
  "&&": ["||"],
  "||": ["&&"],
  "??": ["&&"],
};

/** Methods with a counterpart that answers otherwise. */
const METHODS: Readonly<Record<string, string>> = {
  some: "every",
  every: "some",
  min: "max",
  max: "min",
  startsWith: "endsWith",
  endsWith: "startsWith",
};

/** Returns the ways in which one node can be broken. */
export function mutateNode(node: Node, parent: Node | null, text: string): readonly Replacement[] {
  switch (node.type) {
    case "BinaryExpression":
    case "LogicalExpression":
      return swapOperator(node, text);
    case "IfStatement":
    case "ConditionalExpression":
    case "WhileStatement":
      return decide(node);
    case "UnaryExpression":
      return node["operator"] === "!"
        ? [{ start: node.start, end: node.start + 1, replacement: "!!" }]
        : [];
    case "Literal":
      return changeLiteral(node, parent);
    case "TemplateElement":
      return mutateSql(String((node["value"] as { raw: string }).raw), node.start + 1);
    case "ExpressionStatement":
      return dropCall(node);
    case "MemberExpression":
      return swapMethod(node, parent);
    default:
      return [];
  }
}

function swapOperator(node: Node, text: string): readonly Replacement[] {
  const [left, right] = [node["left"] as Node, node["right"] as Node];
  const operator = String(node["operator"]);
  // Texts are put together with +, and no text can be taken from another.
  if (operator === "+" && (isText(left) || isText(right))) return [];
  const start = text.indexOf(operator, left.end);
  if (start < 0 || start >= right.start) return [];
  const end = start + operator.length;
  return (OPERATORS[operator] ?? []).map((replacement) => ({ start, end, replacement }));
}

const isText = ({ type, value }: Node): boolean =>
  type === "TemplateLiteral" || (type === "Literal" && typeof value === "string");

function decide(node: Node): readonly Replacement[] {
  const { start, end, type, value } = node["test"] as Node;
  if (type === "Literal") return [];
  const ways = node.type === "WhileStatement" ? ["false"] : ["true", "false"];
  return value === undefined ? ways.map((replacement) => ({ start, end, replacement })) : [];
}

function changeLiteral({ start, end, value, bigint }: Node, parent: Node | null): Replacement[] {
  if (parent?.type.startsWith("Property") && isKeyOrName(parent["key"] as Node, start)) return [];
  if (typeof value === "boolean") return [{ start, end, replacement: String(!value) }];
  if (typeof value === "number") return [{ start, end, replacement: String(value + 1) }];
  if (typeof bigint === "string") return [{ start, end, replacement: `${BigInt(bigint) + 1n}n` }];
  if (typeof value !== "string") return [];
  const sql = mutateSql(value, start + 1);
  if (sql.length > 0) return [...sql];
  return [{ start, end, replacement: value === "" ? '"mutant"' : '""' }];
}

/** Keys are types' to check; the names of jobs, modules and endpoints decide nothing. */
const isKeyOrName = (key: Node, start: number): boolean =>
  key.start === start || key["name"] === "name";

/** A call whose answer nobody uses is left out. */
function dropCall(node: Node): readonly Replacement[] {
  const expression = node["expression"] as Node;
  const called = expression.type === "AwaitExpression" ? expression["argument"] : expression;
  if ((called as Node).type !== "CallExpression") return [];
  return [{ start: node.start, end: node.end, replacement: ";" }];
}

function swapMethod(node: Node, parent: Node | null): readonly Replacement[] {
  if (parent?.type !== "CallExpression" || parent["callee"] !== node) return [];
  const property = node["property"] as Node;
  const name = String(property["name"]);
  if (name === "filter") {
    // Nothing is filtered away: `list.filter(…)` becomes `list.slice(…)` of all.
    const { start } = property;
    return [{ start, end: parent.end, replacement: "slice()" }];
  }
  const other = METHODS[name];
  return other ? [{ start: property.start, end: property.end, replacement: other }] : [];
}
