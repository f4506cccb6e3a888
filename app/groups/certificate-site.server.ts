import { cityDrawingPath } from '../paths.ts'
import { cityDrawing } from '../platform/settings/city-drawing.server.ts'
import type { Env } from '../platform/settings/env.server.ts'
import type { CertificateSite } from './certificate-sheet.tsx'

/** What the settings of the site say on every attestato. */
export function certificateSite(env: Env): CertificateSite {
  const { wide, words } = cityDrawing(env)
  const [signer, ...signsAs] = (env.CERTIFICATE_SIGNER ?? '').split(',')
  return {
    ...{ name: env.SITE_NAME, city: env.CITY },
    issuer: env.COMPANY_NAME ?? env.SITE_NAME,
    logo: env.CERTIFICATE_LOGO ? cityDrawingPath('attestato') : null,
    signer: signer ? { name: signer.trim(), as: signsAs.join(',').trim() } : null,
    drawing: { src: wide, words },
  }
}
