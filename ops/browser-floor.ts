/**
 * The oldest browsers that everything works in: phones of 2017, Windows 7 and 8
 * (docs/decisions/0006-floor-of-browsers.md). The build lowers syntax to them; `npm run check`
 * refuses APIs and CSS that one of them does not know.
 */
export const floor = { chrome: '109', firefox: '115', safari: '15.4' } as const

/** The floor as Vite's `build.target`, which its CSS follows. */
export const buildTarget = Object.entries(floor).map(([browser, version]) => browser + version)

/**
 * What is newer than the floor and used all the same: where it is unknown nothing is lost, because
 * the use asks first or the browser passes it over. Named as MDN names it.
 */
export const lossless: Readonly<Record<string, string>> = {
  'api.Clipboard.write': 'asked for first; else plain text is copied',
  'api.ClipboardItem': 'the same',
  'api.CSS.highlights_static': 'asked for first; else boxes over the lines (reading-mark.ts)',
  'api.Highlight': 'asked for first; else boxes over the lines (reading-mark.ts)',
  'api.HTMLFormElement.requestSubmit': "asked for first; else 'Cerca' is there to press",
  'api.Navigator.share': 'asked for first; else the button is not shown',
  'api.OffscreenCanvas': 'asked for first; else the picture is sent as it is',
  'api.OffscreenCanvas.convertToBlob': 'the same',
  'api.OffscreenCanvas.getContext': 'the same',
  'api.OffscreenCanvas.height': 'the same',
  'api.OffscreenCanvas.width': 'the same',
  'api.PerformanceResourceTiming.serverTiming': 'asked for first; else news come 15 seconds later',
  'api.PublicKeyCredential.getClientCapabilities_static': 'the library asks first',
  'api.PublicKeyCredential.isConditionalMediationAvailable_static': 'the same',
  'api.URL.canParse_static': 'the validator asks first',
  'javascript.builtins.Error.captureStackTrace': 'the validator asks first',
  'javascript.builtins.Intl.Segmenter': 'asked for first; else the server counts',
  'javascript.builtins.Intl.Segmenter.segment': 'the same',
  'html.elements.details.name': 'a script closes the others; without it several stay open',
  'html.global_attributes.autocapitalize':
    'a hint for the keyboard; password fields have none anyway',
  'css.properties.scrollbar-width': "the browser's own bar stands there",
  'css.properties.scrollbar-width.thin': 'the same',
  'css.properties.scrollbar-color': 'the same',
  'css.at-rules.container': "administrators' lists show cards instead of a table",
  'css.properties.container-type': 'the same',
  'css.properties.container-type.inline-size': 'the same',
  'css.at-rules.media.forced-colors': 'Safari before 16 has no such colours',
  'css.at-rules.media.scripting': 'a button stays that does nothing where script is turned off',
  'css.at-rules.page': "the sheet has the printer's own margins",
  'css.at-rules.property': 'Tailwind sets the same values without it',
  'css.properties.align-content.start': 'in a grid Safari knows it since 10.1',
  'css.properties.break-after.avoid': 'a heading on paper may stand alone',
  'css.properties.content-visibility': 'opens folds on paper; a script does it elsewhere',
  'css.properties.content-visibility.visible': 'the same',
  'css.properties.field-sizing': 'the field keeps its height and scrolls',
  'css.properties.field-sizing.content': 'the same',
  'css.properties.font-family.ui-monospace': 'the next family of the list',
  'css.properties.forced-color-adjust': 'Safari has no such colours',
  'css.properties.forced-color-adjust.none': 'the same',
  'css.properties.text-wrap': 'lines of unequal length',
  'css.properties.text-wrap.balance': 'the same',
  'css.properties.text-wrap.pretty': 'the same',
  'css.selectors.details-content': 'opens folds on paper; a script does it elsewhere',
  'css.selectors.has':
    'Firefox before 121 shows less emphasis; every control says its state itself',
  'css.selectors.highlight': 'boxes over the lines instead',
}
