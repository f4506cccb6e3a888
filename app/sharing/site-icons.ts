/** A picture of the mark that the build makes: its file in the built folder and side in pixels. */
export type SiteIcon = { file: string; side: number }

/** What a phone puts on its first screen; it cuts a `maskable` one into its own shape. */
export const screenIcons: readonly (SiteIcon & { purpose: 'any' | 'maskable' })[] = [
  { file: 'icons/192.png', side: 192, purpose: 'any' },
  { file: 'icons/512.png', side: 512, purpose: 'any' },
  { file: 'icons/maskable-512.png', side: 512, purpose: 'maskable' },
]

/** The same for iPhones, which look for this name. */
export const touchIcon: SiteIcon = { file: 'apple-touch-icon.png', side: 180 }
