import { globSync, readFileSync } from 'node:fs';
import ts from 'typescript';

/** Files whose texts are read when they are loaded: texts themselves, and what tests and developers read in English. */
const exempt =
  /^domain\/words\/|^src\/views\/dev\/|^server\/(demo|dev)\/|(^|-|\/)model(-[a-z]+)?\.ts$|sample|sandbox/;

/** Constants that are made of texts when their module is loaded, and so would stay in the language of that moment. */
export function frozenTexts(root: string): string[] {
  return globSync('{domain,server,src}/**/*.{ts,tsx}', { cwd: root })
    .filter((path) => !exempt.test(path))
    .toSorted()
    .flatMap((path) => frozenIn(path, readFileSync(`${root}/${path}`, 'utf8')));
}

function frozenIn(path: string, text: string): string[] {
  if (!text.includes('#domain/words/') && !text.includes('Words')) return [];
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const words = new Set<string>();
  const found: string[] = [];
  for (const statement of source.statements) {
    if (ts.isImportDeclaration(statement)) importedWords(statement).forEach((name) => words.add(name));
    else if (ts.isVariableStatement(statement)) {
      for (const one of statement.declarationList.declarations)
        if (isPart(one, words)) namesOf(one.name).forEach((name) => words.add(name));
    }
  }
  const visit = (node: ts.Node): void => {
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node) || ts.isFunctionLike(node)) return;
    if (ts.isVariableDeclaration(node) && isPart(node, words)) return;
    if (ts.isPropertyAccessExpression(node) || ts.isElementAccessExpression(node)) {
      if (ts.isIdentifier(rootOf(node)) && words.has((rootOf(node) as ts.Identifier).text)) {
        const { line } = source.getLineAndCharacterOfPosition(node.getStart());
        found.push(`${path}:${line + 1}: ${node.getText()} is read when the module is loaded.`);
        return;
      }
    }
    ts.forEachChild(node, visit);
  };
  source.statements.forEach(visit);
  return found;
}

function importedWords(statement: ts.ImportDeclaration): string[] {
  const { importClause: clause, moduleSpecifier } = statement;
  if (!clause || clause.phaseModifier !== undefined || !ts.isStringLiteral(moduleSpecifier)) return [];
  if (!moduleSpecifier.text.includes('/words/')) return [];
  const bindings = clause.namedBindings;
  if (!bindings || !ts.isNamedImports(bindings)) return [];
  return bindings.elements
    .filter(({ name, propertyName }) => (propertyName ?? name).text.endsWith('Words'))
    .map(({ name }) => name.text);
}

const namesOf = (name: ts.BindingName): string[] =>
  ts.isIdentifier(name)
    ? [name.text]
    : name.elements.flatMap((one) => (ts.isBindingElement(one) ? namesOf(one.name) : []));

/** Whether a constant is a part of texts with texts of its own, which are looked up when they are read. */
function isPart({ initializer }: ts.VariableDeclaration, words: ReadonlySet<string>): boolean {
  if (!initializer || !(ts.isPropertyAccessExpression(initializer) || ts.isIdentifier(initializer)))
    return false;
  const root = rootOf(initializer);
  return ts.isIdentifier(root) && words.has(root.text);
}

const rootOf = (node: ts.Expression): ts.Expression =>
  ts.isPropertyAccessExpression(node) || ts.isElementAccessExpression(node) ? rootOf(node.expression) : node;
