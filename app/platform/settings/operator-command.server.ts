/**
 * How whoever runs the site types one of its commands: `fucina backup FILE` where it is installed,
 * `npm run backup -- FILE` in the repository.
 */
export function operatorCommand(name: string, ...rest: string[]): string {
  if (process.env.FUCINA_COMMAND) return [process.env.FUCINA_COMMAND, name, ...rest].join(' ')
  return ['npm run', name, ...(rest.length > 0 ? ['--', ...rest] : [])].join(' ')
}
