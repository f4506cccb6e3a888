/**
 * Each before those whose names it also carries: Edge says that it is Chrome, Chrome that it is
 * Safari.
 */
const browsers: [RegExp, string][] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOpera\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|Chromium|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]

const systems: [RegExp, string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'Chromebook'],
  [/\bMacintosh\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
]

const first = (names: [RegExp, string][], text: string) =>
  names.find(([sign]) => sign.test(text))?.[1]

/** What a person knows a device by, from what its browser says: 'Chrome su Android'. */
export const deviceName = (userAgent: string | null): string =>
  knownDeviceName(userAgent) ?? 'Dispositivo sconosciuto'

/** The same; null where the browser says nothing that anybody knows. */
export function knownDeviceName(userAgent: string | null): string | null {
  const browser = first(browsers, userAgent ?? '')
  const system = first(systems, userAgent ?? '')
  if (browser && system) return `${browser} su ${system}`
  return browser ?? system ?? null
}
