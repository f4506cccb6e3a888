import { city } from '../../city.ts'
import type { PrintedAnswer } from '../../content-types.ts'

export const commercianteAnswers: PrintedAnswer[] = [
  {
    request:
      'Scrivi la scheda di un prodotto per il sito di un negozio. È una coperta di pura lana, color grigio chiaro. Misura 130 per 180 centimetri. Si lava a mano in acqua fredda. Scrivi un titolo breve, cinque righe di testo e un elenco con misure e cura. Non aggiungere qualità che non ho indicato. Evita parole come unico e perfetto.',
    answer: `# La scheda della coperta

## Punti Chiave

- Ci sono solo i fatti che hai dato tu.
- Le righe di testo sono cinque.
- Misure e cura stanno in un elenco, facile da trovare.

## Contenuto Dettagliato

**Coperta di pura lana, grigio chiaro**

Una coperta di pura lana, in un grigio chiaro.
Misura 130 per 180 centimetri.
Puoi tenerla sul letto o sul divano.
Il colore è uno solo, senza disegni.
Si lava a mano, in acqua fredda.

- **Materiale**: pura lana
- **Colore**: grigio chiaro
- **Misure**: 130 × 180 cm
- **Cura**: lavare a mano in acqua fredda

## Suggerimenti

> «Senza disegni»: è così? Se no, cambia la riga.
>
> Confronta la scheda con l'etichetta cucita, parola per parola. Aggiungi una foto con la luce del giorno.
`,
  },
  {
    request: `Dammi tre idee per la vetrina di Santa Lucia in un negozio di giocattoli di ${city.name}. La festa è il 13 dicembre. La vetrina è larga due metri e profonda uno. Posso spendere al massimo cento euro. Per ogni idea scrivi i materiali, il tempo di lavoro e i passi da fare. Aggiungi una frase breve da scrivere sul vetro. Pensa ai bambini e ai nonni che li accompagnano.`,
    answer: `# Tre vetrine per Santa Lucia

## Punti Chiave

- Tutte stanno in due metri per uno.
- Le spese sono una stima, sotto i cento euro.
- C'è qualcosa all'altezza dei bambini e qualcosa per i nonni.

## Contenuto Dettagliato

**1. L'asinello nella notte**
*Materiali*: cartone grande, tempera, un sacco di fieno, lucine a pile. Circa 60 euro.
*Tempo*: un pomeriggio in due.

1. Disegna e ritaglia l'asinello, alto un metro.
2. Metti il fieno sul fondo e i giochi attorno.
3. Accendi le lucine in alto, come stelle.

Sul vetro: «Piano, sta arrivando.»

**2. Le letterine**
*Materiali*: filo, mollette, carta, una cassetta di legno. Circa 30 euro.
*Tempo*: due ore, poi poco ogni giorno.

1. Tendi tre fili da un lato all'altro.
2. Appendi le letterine che i bambini portano, senza cognomi.
3. Metti la cassetta in basso, dove arrivano da sé.

Sul vetro: «La tua letterina la appendiamo qui.»

**3. I giochi dei nonni**
*Materiali*: giochi di legno presi in prestito, una coperta, cartellini. Circa 20 euro.
*Tempo*: tre ore.

1. Chiedi ai clienti un gioco di quando erano piccoli.
2. Mettilo accanto a uno di oggi.
3. Scrivi due righe: che cos'è, di che anni è.

Sul vetro: «Nonno, con che cosa giocavi?»

## Suggerimenti

> Finisci entro la fine di novembre: a ${city.name} i bambini guardano presto.
>
> Fieno e lucine: usa solo luci che non scaldano, lontane dal fieno.
`,
  },
  {
    request:
      "Scrivi la risposta a una persona che vuole cambiare un maglione. Lo ha comprato nel mio negozio venti giorni fa. Il capo non ha difetti e c'è lo scontrino. Noi accettiamo i cambi entro trenta giorni, con un altro capo o con un buono. Spiega la regola con gentilezza e invita a passare in negozio. Ringrazia per la pazienza. Resta sotto le otto righe.",
    answer: `# Risposta per il cambio del maglione

## Punti Chiave

- La risposta è sì: sono passati venti giorni su trenta.
- La regola sta in una frase.
- Sono sei righe.

## Contenuto Dettagliato

Buongiorno, grazie per avermi scritto.
Il maglione si può cambiare: accettiamo i cambi entro trenta giorni, con lo scontrino.
Può scegliere un altro capo, oppure un buono da usare quando vuole.
Passi in negozio con il maglione e lo scontrino: guardiamo insieme.
Grazie per la pazienza, e a presto.
[nome del negozio]

## Suggerimenti

> «Quando vuole»: se il buono ha una scadenza, scrivila.
>
> Per un capo con un difetto le regole sono altre, e le fissa la legge: chiedi alla tua associazione.
`,
  },
  {
    request:
      'Aiutami a leggere le vendite di un negozio di scarpe. Nella prima settimana ho venduto 42 paia, nella seconda 35. Nella terza ho venduto 51 paia, nella quarta 28. Nella terza settimana avevo uno sconto sugli scarponcini. Nella quarta ha piovuto per cinque giorni. Calcola la media e mostrami i conti. Dimmi che cosa si nota e che cosa non si può sapere. Proponi tre prove per il mese prossimo.',
    answer: `# Leggere le vendite del mese

## Punti Chiave

- La media è 39 paia alla settimana.
- La settimana migliore è la terza, la peggiore è la quarta.
- Sconto e pioggia possono contare, ma un mese solo non lo prova.

## Contenuto Dettagliato

**I conti**

42 + 35 + 51 + 28 = 156 paia. 156 diviso 4 fa **39**.

| Settimana | Paia | Rispetto alla media |
|---|---|---|
| 1 | 42 | 3 in più |
| 2 | 35 | 4 in meno |
| 3 | 51 | 12 in più |
| 4 | 28 | 11 in meno |

**Che cosa si nota**

- Con lo sconto hai venduto di più.
- Con la pioggia hai venduto di meno.
- Tra la settimana migliore e la peggiore ci sono 23 paia.

**Che cosa non si può sapere**

- Se dopo lo sconto le persone avevano già comprato. La quarta settimana può essere bassa anche per questo.
- Se hai guadagnato di più: con lo sconto ogni paio rende meno.
- Quante persone sono entrate senza comprare.

**Tre prove per il mese prossimo**

1. Segna ogni giorno il tempo e quante persone entrano.
2. Fai lo sconto in un'altra settimana, e confronta.
3. Scrivi gli scarponcini in una colonna a parte.

## Suggerimenti

> Cambia una cosa sola per volta, se no non sai che cosa ha funzionato.
>
> Confronta anche con lo stesso mese dell'anno scorso.
`,
  },
]
