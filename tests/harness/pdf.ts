/** Small PDFs, written by hand. */

/** A page: lines of text from the top, each where it stands, and a JPEG over the whole page. */
export type PdfPage = {
  lines?: readonly PdfLine[]
  photo?: { jpeg: Buffer; size: [number, number] }
}

/** Text in points from the lower left corner; without a place it follows the line before. */
export type PdfLine = string | { text: string; x: number; y: number }

type Options = {
  /** Closed with a password that nobody knows. */
  isLocked?: boolean
  /** What the code of a letter from 0xC0 on stands for: Arabic, for example. */
  alphabet?: string
}

/** Latin 1 as the font has it; letters of another alphabet by their place in it. */
function codes(text: string, alphabet: string): string {
  const bytes = [...text].map((sign) => {
    const place = alphabet.indexOf(sign)
    return place < 0 ? sign.charCodeAt(0) : 0xc0 + place
  })
  return `<${Buffer.from(bytes).toString('hex')}>`
}

function contentOf({ lines = [], photo }: PdfPage, alphabet: string): string {
  let y = 800
  const text = lines.map((line) => {
    y = typeof line === 'string' ? y - 16 : line.y
    const [x, words] = typeof line === 'string' ? [60, line] : [line.x, line.text]
    return `BT /F1 12 Tf ${x} ${y} Td ${codes(words, alphabet)} Tj ET`
  })
  return [...(photo ? ['q 595 0 0 842 0 0 cm /P Do Q'] : []), ...text].join('\n')
}

const meanings = (alphabet: string) => {
  const rows = [...alphabet].map(
    (sign, index) =>
      `<${(0xc0 + index).toString(16)}> <${sign.charCodeAt(0).toString(16).padStart(4, '0')}>`,
  )
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

/** A PDF of these pages, A4. */
export function makePdf(
  pages: readonly PdfPage[],
  { isLocked, alphabet = '' }: Options = {},
): Buffer {
  const objects: (string | Buffer)[] = ['', '', '']
  const add = (object: string | Buffer) => objects.push(object)
  const map = alphabet ? add(stream('', meanings(alphabet))) : 0
  const kids = pages.map((page) => {
    const { photo } = page
    const picture = photo
      ? add(
          stream(
            `/Type /XObject /Subtype /Image /Width ${photo.size[0]} /Height ${photo.size[1]} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode`,
            photo.jpeg,
          ),
        )
      : 0
    const content = add(stream('', contentOf(page, alphabet)))
    const resources = `/Font << /F1 3 0 R >>${picture ? ` /XObject << /P ${picture} 0 R >>` : ''}`
    return add(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << ${resources} >> /Contents ${content} 0 R >>`,
    )
  })
  objects[0] = '<< /Type /Catalog /Pages 2 0 R >>'
  objects[1] = `<< /Type /Pages /Kids [${kids.map((kid) => `${kid} 0 R`).join(' ')}] /Count ${kids.length} >>`
  objects[2] = `<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding${map ? ` /ToUnicode ${map} 0 R` : ''} >>`
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
