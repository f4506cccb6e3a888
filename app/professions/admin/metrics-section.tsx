import type { FieldMetadata } from '@conform-to/react'
import type { input } from 'zod'
import { InputField } from '../../records/form/bound-fields.tsx'
import { professionLimits } from '../profession-choices.ts'
import type { professionNoun } from '../profession-noun.ts'
import { Section } from './section.tsx'

type MetricsSectionProps = {
  // biome-ignore lint/suspicious/noExplicitAny: the form around it does not matter here
  field: FieldMetadata<input<typeof professionNoun.draft>['metrics'], any>
  proposed: string | null
}

/** The estimates: hours in tenths, whole percents. */
export function MetricsSection({ field, proposed }: MetricsSectionProps) {
  const { timesSaved, productivity, costReduction } = field.getFieldset()
  const { daily, weekly, monthly } = timesSaved.getFieldset()
  return (
    <Section
      part="stime"
      text="Quanto può aiutare l'AI. Chi impara legge che sono stime indicative: scrivi solo quello che puoi spiegare. Dove lasci vuoto si legge «—»."
      proposed={proposed}
    >
      <div className="form-pair">
        <Hours field={daily} label="Ore risparmiate al giorno" max={professionLimits.dailyHours} />
        <Hours
          field={weekly}
          label="Ore risparmiate alla settimana"
          max={professionLimits.weeklyHours}
        />
        <Hours
          field={monthly}
          label="Ore risparmiate al mese"
          max={professionLimits.monthlyHours}
        />
      </div>
      <div className="form-pair">
        <Percent
          field={productivity}
          label="Produttività in più, in percentuale"
          max={professionLimits.productivity}
        />
        <Percent
          field={costReduction}
          label="Costi in meno, in percentuale"
          max={professionLimits.costReduction}
        />
      </div>
    </Section>
  )
}

type NumberProps = {
  // biome-ignore lint/suspicious/noExplicitAny: the form around it does not matter here
  field: FieldMetadata<number | null | undefined, any>
  label: string
  max: number
}

const Hours = (props: NumberProps) => (
  <InputField {...props} type="number" min={0} step="0.1" inputMode="decimal" />
)

const Percent = (props: NumberProps) => (
  <InputField {...props} type="number" min={0} step="1" inputMode="numeric" />
)
