import { homePath } from '../paths.ts'
import { env } from '../platform/process.server.ts'
import { textFile } from './public-file.server.ts'

/** Files of `public`, with their side in pixels; a phone cuts a `maskable` one into its own shape. */
const icons = [
  { file: 'icons/192.png', side: 192, purpose: 'any' },
  { file: 'icons/512.png', side: 512, purpose: 'any' },
  { file: 'icons/maskable-512.png', side: 512, purpose: 'maskable' },
]

/** As in app/ui/tokens.css. */
const paper = '#fffcf7'

/**
 * `GET /manifest.webmanifest`: for who puts the site on their phone's first screen. It opens with
 * the way back in sight, as in the browser.
 */
export function loader() {
  const manifest = {
    id: homePath(),
    name: `${env.SITE_NAME}, a ${env.CITY}`,
    short_name: env.SITE_NAME,
    description: `L'intelligenza artificiale alla portata di tutti, a ${env.CITY}.`,
    lang: 'it',
    start_url: homePath(),
    scope: homePath(),
    display: 'minimal-ui',
    background_color: paper,
    theme_color: paper,
    icons: icons.map(({ file, side, purpose }) => ({
      src: `/${file}`,
      sizes: `${side}x${side}`,
      type: 'image/png',
      purpose,
    })),
  }
  return textFile(JSON.stringify(manifest), 'application/manifest+json')
}
