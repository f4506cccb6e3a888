/** Small PDFs, written by hand. */
import { readFileSync } from 'node:fs'

/** A page: lines of text from the top, each where it stands, and a JPEG over the whole page. */
export type PdfPage = {
  lines?: readonly PdfLine[]
  photo?: { jpeg: Buffer; size: [number, number] }
  /** Fields, notes and marks, as a PDF writes them. */
  annotations?: readonly string[]
}

/** Text in points from the lower left corner; without a place it follows the line before. */
export type PdfLine = string | { text: string; x: number; y: number }

type Options = {
  /** Closed with a password that nobody knows. */
  isLocked?: boolean
  /** What the font says that letters are which it draws otherwise. */
  lies?: Readonly<Record<string, string>>
  /** The font is in the file. */
  isEmbedded?: boolean
}

/** Latin 1 as the font has it. */
const codes = (text: string) => `<${Buffer.from(text, 'latin1').toString('hex')}>`

function contentOf({ lines = [], photo }: PdfPage): string {
  let y = a4 - 42
  const text = lines.map((line) => {
    y = typeof line === 'string' ? y - 16 : line.y
    const [x, words] = typeof line === 'string' ? [60, line] : [line.x, line.text]
    return `BT /F1 12 Tf ${x} ${y} Td ${codes(words)} Tj ET`
  })
  return [...(photo ? [`q 595 0 0 ${a4} 0 0 cm /P Do Q`] : []), ...text].join('\n')
}

const a4 = 842
const embedded = 'node_modules/pdfjs-dist/standard_fonts/LiberationSans-Regular.ttf'

const meanings = (lies: Readonly<Record<string, string>>) => {
  const hex = (sign: string) => sign.charCodeAt(0).toString(16).padStart(2, '0')
  const rows = Object.entries(lies).map(([drawn, said]) => `<${hex(drawn)}> <00${hex(said)}>`)
  return `/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapName /A def /CMapType 2 def
1 begincodespacerange <00> <ff> endcodespacerange
1 beginbfrange <20> <7e> <0020> endbfrange
${rows.length} beginbfchar
${rows.join('\n')}
endbfchar endcmap end end`
}

const stream = (dictionary: string, bytes: Buffer | string) =>
  Buffer.concat([
    Buffer.from(`<< ${dictionary} /Length ${bytes.length} >>\nstream\n`),
    Buffer.from(bytes as string, 'latin1'),
    Buffer.from('\nendstream'),
  ])

/** A PDF of these pages. */
export function makePdf(
  pages: readonly PdfPage[],
  { isLocked, lies, isEmbedded }: Options = {},
): Buffer {
  const objects: (string | Buffer)[] = ['', '', '']
  const add = (object: string | Buffer) => objects.push(object)
  const map = lies ? add(stream('', meanings(lies))) : 0
  const program = isEmbedded ? add(stream('', readFileSync(embedded))) : 0
  const kids = pages.map((page) => {
    const { photo, annotations = [] } = page
    const picture = photo
      ? add(
          stream(
            `/Type /XObject /Subtype /Image /Width ${photo.size[0]} /Height ${photo.size[1]} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode`,
            photo.jpeg,
          ),
        )
      : 0
    const content = add(stream('', contentOf(page)))
    const resources = `/Font << /F1 3 0 R >>${picture ? ` /XObject << /P ${picture} 0 R >>` : ''}`
    return add(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 ${a4}] /Resources << ${resources} >> /Contents ${content} 0 R /Annots [${annotations.join(' ')}] >>`,
    )
  })
  objects[0] = '<< /Type /Catalog /Pages 2 0 R >>'
  objects[1] = `<< /Type /Pages /Kids [${kids.map((kid) => `${kid} 0 R`).join(' ')}] /Count ${kids.length} >>`
  const said = `/Encoding /WinAnsiEncoding${map ? ` /ToUnicode ${map} 0 R` : ''}`
  objects[2] = program
    ? `<< /Type /Font /Subtype /TrueType /BaseFont /Liberation ${said} /FirstChar 32 /LastChar 255 /Widths [${'500 '.repeat(224)}] /FontDescriptor << /Type /FontDescriptor /FontName /Liberation /Flags 32 /FontFile2 ${program} 0 R >> >>`
    : `<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica ${said} >>`
  const lock = isLocked
    ? add(`<< /Filter /Standard /V 1 /R 2 /P -4 /O <${'5a'.repeat(32)}> /U <${'a5'.repeat(32)}> >>`)
    : 0
  return written(
    objects,
    lock ? `/Encrypt ${lock} 0 R /ID [<${'11'.repeat(16)}> <${'11'.repeat(16)}>]` : '',
  )
}

function written(objects: readonly (string | Buffer)[], trailer: string): Buffer {
  const parts: Buffer[] = [Buffer.from('%PDF-1.4\n%\xe2\xe3\xcf\xd3\n', 'latin1')]
  const places: number[] = []
  let length = parts[0]?.length ?? 0
  const put = (part: Buffer) => {
    parts.push(part)
    length += part.length
  }
  for (const [index, object] of objects.entries()) {
    places.push(length)
    put(Buffer.from(`${index + 1} 0 obj\n`))
    put(Buffer.from(object as string, 'latin1'))
    put(Buffer.from('\nendobj\n'))
  }
  const table = length
  const rows = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`)
  put(
    Buffer.from(
      `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows.join('')}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R ${trailer} >>\nstartxref\n${table}\n%%EOF\n`,
    ),
  )
  return Buffer.concat(parts)
}
