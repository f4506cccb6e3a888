/** The form under the plan of an import, as a browser sends it with what is ticked. @param html the page */
export function planForm(html: string): FormData {
  const form = new FormData()
  form.set('intent', 'import')
  for (const [input] of html.matchAll(/<input[^>]*name="(?:packed|plan|voce)"[^>]*>/g)) {
    const [, name = ''] = /name="([^"]+)"/.exec(input) ?? []
    const [, value = ''] = /value="([^"]*)"/.exec(input) ?? []
    if (name !== 'voce' || input.includes('checked')) form.append(name, value)
  }
  return form
}
