/**
 * Templates with an id each, all different: its own, else that of the template of the same title in
 * `known`, else a new one.
 */
export function withTemplateIds<Template extends { id: string; title: string }>(
  templates: readonly Template[],
  known: readonly Template[] = [],
): Template[] {
  const used = new Set<string>()
  const take = (id: string | undefined) => {
    if (!id || used.has(id)) return null
    used.add(id)
    return id
  }
  const own = templates.map(({ id }) => take(id))
  return templates.map((template, index) => ({
    ...template,
    id:
      own[index] ??
      take(known.find(({ id, title }) => title === template.title && !used.has(id))?.id) ??
      crypto.randomUUID(),
  }))
}
