import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { pageFault } from './page-file.ts'

const solid = sharp({
  create: { width: 40, height: 40, channels: 3, background: '#E4572E' },
})

describe('what a file is, by its own bytes', () => {
  test('WKX-42 still pictures of every usual kind may be pages', async () => {
    for (const picture of [
      solid.clone().jpeg(),
      solid.clone().png(),
      solid.clone().webp(),
      solid.clone().gif(),
      solid.clone().avif(),
    ]) {
      expect(pageFault(await picture.toBuffer())).toBeNull()
    }
  })

  test('WKX-42 PDFs, HEIC and empty files are known, whatever they are called', async () => {
    const heic = Buffer.from('\0\0\0\x24ftypheic\0\0\0\0mif1heic', 'latin1')
    const faults = {
      pdf: [Buffer.from('%PDF-1.7\n…'), Buffer.from('\n\n%PDF-1.4')],
      heic: [heic, Buffer.from(heic.toString('latin1').replace('heic', 'mif1'), 'latin1')],
      word: [
        Buffer.from('PK\x03\x04[Content_Types].xml … word/document.xml', 'latin1'),
        Buffer.from('PK\x03\x04mimetypeapplication/vnd.oasis.opendocument.text', 'latin1'),
        Buffer.from('\xd0\xcf\x11\xe0\xa1\xb1', 'latin1'),
      ],
      empty: [Buffer.alloc(0)],
    }
    for (const [fault, files] of Object.entries(faults)) {
      for (const file of files) expect(pageFault(file)).toBe(fault)
    }
  })
})
