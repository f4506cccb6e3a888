import { type FieldMetadata, getCollectionProps } from '@conform-to/react'
import type { ReactNode } from 'react'
import type { input } from 'zod'
import type { Gradient, IconName } from '../../../db/content-types.ts'
import { AreaField, InputField } from '../../records/form/bound-fields.tsx'
import { PictureField } from '../../records/form/picture-field.tsx'
import { gradients, iconNames, professionLimits } from '../profession-choices.ts'
import { ProfessionMark } from '../profession-mark.tsx'
import type { professionNoun } from '../profession-noun.ts'
import { Proposed, Section } from './section.tsx'

type Input = input<typeof professionNoun.draft>
// biome-ignore lint/suspicious/noExplicitAny: the form around it does not matter here
type Fields = { [Name in keyof Input]-?: FieldMetadata<Input[Name], any> }

const iconLabels: Record<IconName, string> = {
  ChefHat: 'Cappello da cuoco',
  Building2: 'Palazzo',
  Stethoscope: 'Stetoscopio',
  GraduationCap: 'Cappello da laurea',
  Scale: 'Bilancia',
  Wrench: 'Chiave inglese',
  ShoppingBag: 'Borsa della spesa',
  Pencil: 'Matita',
}

const colorLabels: Record<Gradient, string> = {
  'orange-red': 'Arancio e rosso',
  'blue-indigo': 'Blu e indaco',
  'emerald-green': 'Smeraldo e verde',
  'purple-pink': 'Viola e rosa',
  'amber-yellow': 'Ambra e giallo',
  'cyan-blue': 'Ciano e blu',
  'rose-pink': 'Rosa e confetto',
  'violet-purple': 'Violetto e porpora',
}

type BasicSectionProps = { fields: Fields; proposedPicture: string | null }

/** Title, icon, colour, picture and description. */
export function BasicSection({ fields, proposedPicture }: BasicSectionProps) {
  const { title, description, iconName, color, heroImage } = fields
  const icon = chosen(iconNames, iconName.value)
  const gradient = chosen(gradients, color.value)
  return (
    <Section part="base">
      <InputField field={title} label="Titolo (obbligatorio)" maxLength={professionLimits.title} />
      <AreaField
        field={description}
        label="Descrizione (obbligatoria)"
        rows={4}
        maxLength={professionLimits.description}
        hint="Che cosa fa l'AI per questo mestiere, in una o due frasi."
      />
      <Tiles<IconName>
        legend="Icona"
        field={iconName}
        options={iconNames}
        labelOf={(name) => iconLabels[name]}
        face={(name) => <ProfessionMark iconName={name} color={gradient} />}
      />
      <Tiles<Gradient>
        legend="Colore"
        field={color}
        options={gradients}
        labelOf={(name) => colorLabels[name]}
        face={(name) => <ProfessionMark iconName={icon} color={name} />}
      />
      <Proposed field={proposedPicture} />
      <PictureField
        field={heroImage}
        label="Immagine principale"
        use="hero"
        fallback="/drawings/predefinita.svg"
        hint="Comincia con https://. Va bene anche un disegno di Fucina, per esempio /drawings/medico.svg."
      />
    </Section>
  )
}

const chosen = <Option extends string>(options: readonly Option[], value: unknown): Option =>
  options.find((one) => one === value) ?? (options[0] as Option)

type TilesProps<Option extends string> = {
  legend: string
  // biome-ignore lint/suspicious/noExplicitAny: the form around it does not matter here
  field: FieldMetadata<Option | undefined, any>
  options: readonly Option[]
  labelOf: (option: Option) => string
  face: (option: Option) => ReactNode
}

/** One of a few, each with its look and its name. */
function Tiles<Option extends string>({
  legend,
  field,
  options,
  labelOf,
  face,
}: TilesProps<Option>) {
  const error = field.errors?.[0]
  const tiles = getCollectionProps(field, {
    type: 'radio',
    options: [...options],
    ariaAttributes: false,
  })
  return (
    <fieldset className="tiles" id={field.id}>
      <legend className="lbl">{legend}</legend>
      {error && <p className="err">{error}</p>}
      <div className="tile-list">
        {tiles.map(({ key, ...tile }, index) => {
          const option = options[index] as Option
          return (
            <label key={key} className="tile">
              <input {...tile} />
              {face(option)}
              <span>{labelOf(option)}</span>
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}
