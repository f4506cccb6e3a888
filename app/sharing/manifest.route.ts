import { homePath } from '../paths.ts'
import { env } from '../platform/process.server.ts'
import { drawingColours } from './picture-parts.server.ts'
import { textFile } from './public-file.server.ts'
import { screenIcons } from './site-icons.ts'

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
    background_color: drawingColours.paper,
    theme_color: drawingColours.paper,
    icons: screenIcons.map(({ file, side, purpose }) => ({
      src: `/${file}`,
      sizes: `${side}x${side}`,
      type: 'image/png',
      purpose,
    })),
  }
  return textFile(JSON.stringify(manifest), 'application/manifest+json')
}
