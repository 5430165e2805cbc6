// What an example says that it gives: `// → { rank: 1, values: [32.5, 0.64] }`.
import ts from 'typescript';

/**
 * A literal, ready to be compared and to be written as JSON: numbers keep their digits, `open` says that `…` stood there.
 *
 * @typedef {{ number: string } | { text: string } | { word: string } | { map: Expectation }
 *   | { list: Expectation[], open: boolean } | { record: Record<string, Expectation>, open: boolean }} Expectation
 */

const WORDS = new Set(['false', 'Infinity', 'NaN', 'null', 'true', 'undefined']);

/**
 * Reads the shortest run of lines, from the first, that is a literal; undefined if there is none.
 *
 * @param {string} text
 * @returns {Expectation | undefined}
 */
export function readExpectation(text) {
  const lines = text.split('\n');
  for (let count = 1; count <= lines.length; count++) {
    const found = readLiteral(lines.slice(0, count).join('\n'));
    if (found !== undefined) return found;
  }
  return undefined;
}

function readLiteral(text) {
  const source = `(${text.replaceAll(/(?<=[[{,]\s*)…/g, '...rest')}\n)`;
  const file = ts.createSourceFile('expectation.ts', source, ts.ScriptTarget.ES2022, true);
  const [statement, more] = file.statements;
  if (file.parseDiagnostics.length > 0 || more !== undefined || !ts.isExpressionStatement(statement)) return undefined;
  return ts.isParenthesizedExpression(statement.expression) ? fromNode(statement.expression.expression) : undefined;
}

function fromNode(node) {
  if (ts.isNumericLiteral(node)) return { number: node.getText() };
  if (ts.isPrefixUnaryExpression(node) && ts.isNumericLiteral(node.operand)) return { number: node.getText() };
  if (ts.isStringLiteralLike(node)) return { text: node.text };
  if (WORDS.has(node.getText())) return { word: node.getText() };
  if (ts.isArrayLiteralExpression(node)) return fromElements(node);
  if (ts.isObjectLiteralExpression(node)) return fromProperties(node);
  if (ts.isNewExpression(node) && node.expression.getText() === 'Map' && node.arguments?.length === 1) {
    const entries = fromNode(node.arguments[0]);
    return entries && { map: entries };
  }
  return undefined;
}

function fromElements(node) {
  const list = node.elements.filter((element) => !ts.isSpreadElement(element)).map(fromNode);
  return list.includes(undefined) ? undefined : { list, open: list.length < node.elements.length };
}

function fromProperties(node) {
  const properties = node.properties.filter((property) => !ts.isSpreadAssignment(property));
  const entries = properties.map((property) => [
    property.name?.text,
    ts.isPropertyAssignment(property) ? fromNode(property.initializer) : undefined,
  ]);
  if (entries.some(([name, value]) => name === undefined || value === undefined)) return undefined;
  return { record: Object.fromEntries(entries), open: properties.length < node.properties.length };
}
