/**
 * Where a setting stands: ' (/etc/fucina/settings, line 3)', as the command `fucina` has read it;
 * '' where it came another way.
 */
export function settingPlace(name: string): string {
  const places: Record<string, string> = JSON.parse(process.env.FUCINA_SETTING_PLACES ?? '{}')
  return places[name] ? ` (${places[name]})` : ''
}
