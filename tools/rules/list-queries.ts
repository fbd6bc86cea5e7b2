import ts from 'typescript';

/** The shape of a list query in the code. Conditional parts give one shape for each case. */
export interface ListQuery {
  /** Location in the code. */
  readonly at: string;
  /** The collection or group as written: a string, or the name of a constant. */
  readonly collection: string;
  readonly isGroup: boolean;
  /** Fields compared by equality or `in`: the same index serves both. */
  readonly equals: readonly string[];
  /** Fields with a bound: not before or not after a time. */
  readonly bounds: readonly string[];
  readonly orderBy: { readonly field: string; readonly direction: string } | null;
}

type Parts = ReadonlyMap<string, ts.Expression>;

/** Properties of an object by name, with and without each `...(condition && { … })`. */
function waysOf(object: ts.ObjectLiteralExpression, fail: (what: string) => never): readonly Parts[] {
  return object.properties.reduce<readonly Parts[]>(
    (ways, property) => {
      if (ts.isPropertyAssignment(property))
        return ways.map((way) => new Map(way).set(property.name.getText(), property.initializer));
      if (ts.isShorthandPropertyAssignment(property))
        return ways.map((way) => new Map(way).set(property.name.getText(), property.name));
      const inner = ts.isSpreadAssignment(property) ? conditional(property.expression) : null;
      if (!inner) return fail(property.getText());
      return ways.flatMap((way) => [way, ...waysOf(inner, fail).map((added) => new Map([...way, ...added]))]);
    },
    [new Map()],
  );
}

function conditional(spread: ts.Expression): ts.ObjectLiteralExpression | null {
  const inside = ts.isParenthesizedExpression(spread) ? spread.expression : spread;
  const isAnd =
    ts.isBinaryExpression(inside) && inside.operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken;
  return isAnd && ts.isObjectLiteralExpression(inside.right) ? inside.right : null;
}

/** The calls of the port that ask Firestore a query. */
const asking: readonly string[] = ['list', 'listGroup', 'count'];

/** Whether a wrapper only forwards the query: `list: (query) => inner.list(query)`. */
function isPassedOn(node: ts.Node): boolean {
  for (let above = node.parent; !ts.isSourceFile(above); above = above.parent) {
    if (
      (ts.isPropertyAssignment(above) || ts.isMethodDeclaration(above)) &&
      asking.includes(above.name.getText())
    )
      return true;
  }
  return false;
}

/**
 * Finds all queries of a source file that list or count.
 * @throws Error when fields are not literals in the call, since the needed index is then unknown
 */
export function listQueriesOf(file: string, source: string): readonly ListQuery[] {
  const parsed = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const found: ListQuery[] = [];

  const read = (call: ts.CallExpression, argument: ts.Expression | undefined) => {
    const at = `${file}:${parsed.getLineAndCharacterOfPosition(call.getStart()).line + 1}`;
    const fail = (what: string): never => {
      throw new Error(`${at}: the list's fields must stand in the call: ${what}`);
    };
    const textOf = (node: ts.Expression | undefined): string =>
      node && ts.isStringLiteral(node) ? node.text : fail(node?.getText() ?? 'nothing');
    const oneWay = (node: ts.Expression): Parts => {
      const [way, ...more] = ts.isObjectLiteralExpression(node) ? waysOf(node, fail) : [];
      return way && more.length === 0 ? way : fail(node.getText());
    };
    if (!argument || !ts.isObjectLiteralExpression(argument)) return fail(argument?.getText() ?? 'nothing');
    for (const way of waysOf(argument, fail)) {
      const where = way.get('where');
      if (where && !ts.isArrayLiteralExpression(where)) return fail(where.getText());
      const conditions = (where?.elements ?? []).map(oneWay);
      const fieldsWith = (kind: string) =>
        conditions.filter((one) => one.has(kind)).map((one) => textOf(one.get('field')));
      const order = way.get('orderBy');
      const sorted = order && oneWay(order);
      found.push({
        at,
        collection: (way.get('collection') ?? way.get('group') ?? fail('no collection'))
          .getText()
          .replace(/^'|'$/g, ''),
        isGroup: way.has('group'),
        equals: [...fieldsWith('equals'), ...fieldsWith('oneOf'), ...fieldsWith('contains')],
        bounds: [...new Set([...fieldsWith('notBefore'), ...fieldsWith('notAfter')])],
        orderBy: sorted
          ? { field: textOf(sorted.get('field')), direction: textOf(sorted.get('direction')) }
          : null,
      });
    }
  };

  const visit = (node: ts.Node): void => {
    if (
      ts.isCallExpression(node) &&
      ts.isPropertyAccessExpression(node.expression) &&
      asking.includes(node.expression.name.text) &&
      /\bdocuments$/i.test(node.expression.expression.getText()) &&
      !isPassedOn(node)
    )
      read(node, node.arguments[0]);
    ts.forEachChild(node, visit);
  };
  visit(parsed);
  return found;
}
