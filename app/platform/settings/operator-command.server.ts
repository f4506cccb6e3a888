/**
 * How whoever runs the site types one of its commands: `fucina backup FILE` where it is installed,
 * `npm run backup -- FILE` in the repository.
 */
export function operatorCommand(name: string, ...rest: string[]): string {
  if (process.env.FUCINA_COMMAND) return [process.env.FUCINA_COMMAND, name, ...rest].join(' ')
  return ['npm run', name, ...(rest.length > 0 ? ['--', ...rest] : [])].join(' ')
}

/** Where a page of docs/operations lies: in the repository, or in the folder of an installation. */
export const operatorPage = (name: string): string =>
  `${process.env.FUCINA_DOCS ?? 'docs'}/operations/${name}.md`
