import { city } from '../../../city.ts'
import type { DemoExample } from '../../../content-types.ts'

export const gardenExamples: DemoExample[] = [
  {
    templateId: 'vita-quotidiana-balcone',
    asks: [
      ['orto', 'balcon'],
      ['piant', 'balcon'],
      ['coltiv', 'balcon'],
      ['orto', 'vas'],
      ['fare', 'orto'],
    ],
    answer: `# Un orto piccolo

## Punti Chiave

- Comincia con due o tre vasi. Ad aggiungerne si fa sempre in tempo.
- Il sole decide che cosa cresce, più di te.
- Ogni giorno un dito nella terra dice se serve acqua.

## Contenuto Dettagliato

**Il balcone:** {{com'è il balcone, e quando c'è il sole?}}

**Che cosa vorresti:** {{che cosa vuoi coltivare?}}

**Si comincia in:** {{in che mese cominci?}}

### Va bene per quel sole e quel mese?

| Che cosa | Sole | A ${city.name} si comincia di solito |
| --- | --- | --- |
| Insalata da taglio | mezza giornata | da marzo a settembre |
| Prezzemolo, erba cipollina | mezza giornata | da marzo a maggio |
| Basilico | almeno mezza giornata, e caldo | da metà aprile, quando le notti sono miti |
| Pomodori piccoli | quasi tutto il giorno | a maggio |
| Spinaci, valeriana | poco | a settembre |

Se quello che vorresti non va bene per quel sole o quel mese, scegli la riga accanto.

### Vasi, terra, acqua

- Vasi con i buchi sotto, larghi almeno due mani. Per i pomodori, più fondi.
- Terriccio da orto, nuovo. In fondo due dita di argilla o di sassi.
- Acqua al mattino, alla terra e non alle foglie. D'estate anche la sera.

### Ogni settimana

1. Togli le foglie secche.
2. Guarda sotto le foglie, dove stanno gli insetti.
3. Raccogli poco e spesso.

## Suggerimenti

> Pesa i vasi con la terra bagnata. Su un balcone vecchio tienili vicino al muro.
>
> Al vivaio chiedi sempre: «Adesso si può?». Il tempo cambia ogni anno.
`,
  },
  {
    templateId: 'vita-quotidiana-pianta',
    asks: [
      ['pianta', 'foglie'],
      ['pianta', 'gialle'],
      ['pianta', 'secca'],
      ['curar', 'pianta'],
      ['cura', 'della', 'pianta'],
      ['gerani', 'foglie'],
    ],
    answer: `# La tua pianta

## Punti Chiave

- Quasi sempre la causa è l'acqua: troppa, più spesso che poca.
- Prima si fanno quattro domande, poi una prova alla volta.
- Un rimedio solo per volta, e si aspetta una settimana.

## Contenuto Dettagliato

**La pianta:** {{che pianta è?}}

**Che cosa vedi:** {{che cosa vedi?}}

### Quattro domande

1. Infila un dito nella terra: è bagnata, umida o secca?
2. C'è acqua ferma nel sottovaso?
3. È stata spostata, o è cambiato il tempo?
4. Sotto le foglie vedi puntini, fili o bestioline?

### Le cause, dalla più probabile

| Causa | Come si riconosce | Che cosa fare |
| --- | --- | --- |
| Troppa acqua | terra bagnata, foglie gialle e molli | svuota il sottovaso, aspetta che asciughi |
| Poca acqua | terra dura, foglie secche ai bordi | bagna piano, finché esce sotto |
| Poca luce | rami lunghi e pallidi | avvicinala alla finestra, poco alla volta |
| Vaso stretto | radici fuori dai buchi | un vaso più largo di due dita |
| Insetti | puntini sotto le foglie | lava le foglie con acqua, più volte |

### La prova

Scegli la riga che somiglia di più. Fai solo quello, e segna la data sul vaso.

## Suggerimenti

> Le foglie già gialle non tornano verdi. Guarda se quelle nuove nascono sane.
>
> Porta una foglia al vivaio, in un sacchetto chiuso. Chi la vede capisce più dell'AI.
`,
  },
  {
    templateId: 'vita-quotidiana-ricetta-adattare',
    asks: [
      ['adatt', 'ricett'],
      ['ricett', 'dosi', 'person'],
      ['cambi', 'ricett'],
      ['raddoppi', 'ricett'],
      ['ricett', 'meno', 'zuccher'],
    ],
    answer: `# La ricetta, su misura

## Punti Chiave

- Si trova un numero solo, e si moltiplica ogni dose per quel numero.
- Sale, lievito e cottura non si moltiplicano allo stesso modo.
- Il cambio che vuoi fare si prova prima in piccolo.

## Contenuto Dettagliato

**La ricetta:** {{quale ricetta è?}}

**Le dosi sono per:** {{per quante persone è la ricetta?}}

**Voi siete in:** {{in quanti siete?}}

**Vuoi cambiare:** {{che cosa vuoi cambiare?}}

### Il conto

Persone che siete : persone della ricetta = il tuo numero.

Un esempio: da quattro a sei fa 6 : 4 = 1,5. Così 200 grammi di farina diventano 200 × 1,5 = **300 grammi**, e 2 uova diventano **3**.

| Ingrediente | Dose della ricetta | × il tuo numero | Dose nuova |
| --- | --- | --- | --- |
| …… | …… | …… | …… |
| …… | …… | …… | …… |
| …… | …… | …… | …… |

### Dove fare attenzione

- **Sale e spezie:** metti un po' meno del conto e assaggia.
- **Lievito:** il conto va bene fino al doppio. Oltre, meglio due impasti.
- **Teglia più larga:** il dolce è più basso e cuoce prima. Guarda dopo due terzi del tempo.
- **Zucchero:** nelle torte puoi toglierne un quinto senza danni. Di più, la torta viene meno soffice.
- **Burro:** metà si può cambiare con olio, pesandone un po' meno.

## Suggerimenti

> Scrivi la dose nuova a matita, accanto a quella vecchia. La prossima volta correggi.
>
> Se il cambio serve per una cura o per un'allergia, chiedi al medico: qui si parla solo di cucina.
`,
  },
  {
    templateId: 'vita-quotidiana-banco-mercato',
    asks: [
      ['cartell', 'banco'],
      ['cartell', 'mercat', 'contadin'],
      ['vend', 'miele'],
      ['etichett', 'miele'],
      ['etichett', 'marmellat'],
    ],
    answer: `# Il cartello per il banco

## Punti Chiave

- Chi passa legge due cose, il nome e il prezzo. Scrivile più grandi.
- Come nasce è la riga che fa fermare la gente.
- L'etichetta ha regole sue.

## Contenuto Dettagliato

### Il cartello

**Oggi sul banco:** {{che cosa vendi?}}

**Nasce così:** {{come lo produci, senza nomi?}}

**Prezzo:** {{quanto costa?}}

**Si assaggia:** sì / no

**Ci trovi qui:** ogni ……, dalle …… alle ……

Scrivi grande la prima riga e il prezzo. Il resto può essere più piccolo.

### Tre frasi da dire

1. «Buongiorno, vuole assaggiare? Non deve comprare niente.»
2. «Lo facciamo noi. Se vuole, le racconto come.»
3. «Se le piace, ci trova qui ogni …… .»

### Prima di fare un'etichetta, e di vendere

L'asterisco segna quello che devi controllare.

- Che nome si può dare al prodotto?*
- Quali ingredienti e quali allergeni vanno scritti?*
- Dove vanno il peso, la scadenza e chi lo produce?*
- Serve anche il prezzo al chilo?*
- Per vendere al mercato, che cosa vuole il Comune?*

Chiedilo a un'associazione di agricoltori, all'azienda sanitaria e al Comune. Scritto nel novembre 2026.

## Suggerimenti

> Provalo: appendilo, fai due passi indietro e leggi. Se strizzi gli occhi, scrivi più grande.
>
> «Fa bene» su un cibo non scriverlo: anche queste parole hanno regole loro.
`,
  },
]
