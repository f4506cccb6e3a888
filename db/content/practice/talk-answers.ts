import { city, here } from '../../city.ts'
import type { PrintedAnswer } from '../../content-types.ts'

/** To the good request of each conversation, which its end brings to the workshop. */
export const talkAnswers: PrintedAnswer[] = [
  {
    request:
      "Scrivi un messaggio breve e affettuoso a mio nipote. Domani ha l'esame di maturità. Deve farlo sorridere.",
    answer: `# Un messaggio per la maturità

## Punti Chiave

- È breve: si legge in un attimo.
- Fa sorridere, e non parla di voti.
- In fondo metti come ti chiama lui: nonno, nonna, zia.

## Contenuto Dettagliato

Domani tocca a te! Ricorda: i professori sono stati studenti anche loro, solo con più capelli. Respira, leggi bene la domanda e comincia da quello che sai. Io faccio il tifo da qui. E dopo l'esame, gelato: offro io!

[come ti chiama lui]

## Suggerimenti

> Cambia una parola con una che dite solo voi due: capirà che l'hai scritto tu.
>
> Mandalo stasera: domani mattina avrà altro per la testa.
>
> «Gelato: offro io» l'ha aggiunto l'AI. Se non vuoi prometterlo, toglilo.
`,
  },
  {
    request:
      "Scrivi una lettera breve e gentile all'ufficio del Comune. Il lampione davanti a casa è spento da due settimane. La sera la via è buia. Chiedi quando lo riparano.",
    answer: `# Lettera per il lampione spento

## Punti Chiave

- Dice che cosa, dove e da quando.
- Fa una domanda sola.
- La via e il numero li aggiungi tu.

## Contenuto Dettagliato

All'ufficio del Comune

**Oggetto: lampione spento in via ……**

Buongiorno,

il lampione davanti a casa mia, in via ……, è spento da due settimane. La sera la via è buia.

Vi chiedo quando potrete ripararlo.

Grazie e buon lavoro.

[nome e cognome]
Telefono: ……

## Suggerimenti

> Se sul palo c'è un numero, aggiungilo: l'ufficio lo trova subito.
>
> Tieni una copia con la data. Se non rispondono in un mese, scrivi di nuovo.
`,
  },
  {
    request:
      'Scrivi il menu di oggi per la lavagna. I piatti: casoncelli, brasato con polenta, torta di mele. Il prezzo è 15 euro per tutto. Usa cinque righe corte.',
    answer: `# Il menu per la lavagna

## Punti Chiave

- Chi passa legge prima il prezzo.
- Ci sono solo i piatti che hai detto.
- Il prezzo sta in fondo, da solo.

## Contenuto Dettagliato

**Il menu di oggi**
Casoncelli
Brasato con polenta
Torta di mele
Tutto a 15 euro

## Suggerimenti

> Scrivi «15 euro» più grande del resto: è quello che si cerca con gli occhi.
>
> Acqua e caffè sono compresi? Se sì, scrivilo sotto, in piccolo.
`,
  },
  {
    request:
      'Spiegami in modo semplice e breve «ipertensione lieve» e «dieta iposodica». Poi scrivi tre domande da fare al medico.',
    answer: `# Due parole del medico

## Punti Chiave

- Sono spiegazioni generali, scritte a novembre 2026: non parlano di te.
- Che cosa fare lo dice il tuo medico.
- Le domande stanno in fondo, pronte da copiare.

## Contenuto Dettagliato

**Ipertensione lieve**
«Ipertensione» vuol dire pressione del sangue alta. «Lieve» vuol dire poco più alta del dovuto.

**Dieta iposodica**
«Ipo» vuol dire poco, e il sodio è nel sale. È un modo di mangiare con poco sale.

**Tre domande per il medico**

1. Ogni quanto devo misurare la pressione, e in che momento?
2. Quanto sale posso usare, e in quali cibi si nasconde?
3. Quando devo tornare, e quando invece devo chiamare subito?

## Suggerimenti

> Leggi le domande al medico e scrivi le risposte lì davanti.
>
> Non cambiare una medicina per quello che dice un'AI. Se stai molto male chiama il 112.
`,
  },
  {
    request: `Prepara una gita tranquilla ${here('a San Pellegrino Terme', 'al lago')} per sabato. Partiamo da ${city.name} in autobus. La mia amica cammina poco: servono soste per sedersi.`,
    answer: `# Un sabato ${here('a San Pellegrino Terme', 'al lago')}

## Punti Chiave

- Si va e si torna in autobus.
- Si cammina poco, in piano, ${here('vicino al fiume', "vicino all'acqua")}.
- Gli orari sono da riempire: li trovi dalla compagnia degli autobus.

## Contenuto Dettagliato

**Mattina**

1. Partenza dalla stazione degli autobus di ${city.name} alle ……
2. All'arrivo, prima sosta: un caffè, seduti.
3. Passeggiata breve ${here('lungo il Brembo', 'lungo la riva')}. Ci si ferma alla prima panchina.

**Pranzo**

4. Alle …… in un posto al piano terra: …… Prenotate, e chiedete se ci sono gradini.

**Pomeriggio**

5. Seconda sosta, all'ombra.
6. ${here('Due passi tra i palazzi di un secolo fa. Il più famoso è il Grand Hotel: si guarda bene anche da seduti.', 'Due passi tra i giardini, fino al molo. Le barche si guardano bene anche da seduti.')}
7. Gelato, poi autobus di ritorno alle ……. Quello dopo è alle ……

## Suggerimenti

> Sabato gli orari cambiano: guarda quelli giusti, anche per il ritorno.
>
> Portate acqua, un cuscino leggero e il telefono carico.
`,
  },
  {
    request:
      'Scrivi un preventivo breve e chiaro. Imbianco due stanze, pareti e soffitto. Il lavoro dura tre giorni. Il prezzo è 900 euro più IVA.',
    answer: `# Preventivo per due stanze

## Punti Chiave

- Ci sono solo il lavoro, i giorni e il prezzo che hai deciso.
- L'IVA e il totale li scrivi tu.
- In fondo c'è lo spazio per le due firme.

## Contenuto Dettagliato

**Preventivo**

- **Lavoro**: imbiancare due stanze, pareti e soffitto
- **Durata**: tre giorni, dal ……
- **Prezzo**: 900 euro più IVA
- **IVA**: ……
- **Totale da pagare**: ……

Data ……
Firma dell'imbianchino ……
Firma della cliente ……

## Suggerimenti

> Chi copre i mobili, e chi compra la pittura? Se lo scrivi prima, nessuno ci resta male.
>
> Aggiungi fino a che giorno vale il preventivo.
`,
  },
  {
    request:
      'Ho coperto i miei dati. La lettera dice: «franchigia di 200 euro, massimale di 5.000 euro». Spiegami in modo semplice, poi scrivi due domande per lo sportello.',
    answer: `# Franchigia e massimale

## Punti Chiave

- I primi 200 euro di un danno restano a te.
- L'assicurazione paga il resto, fino a 5.000 euro.
- Che cosa è coperto lo dice la polizza, in una pagina che la lettera non ha.
- Dei tuoi dati non è servito niente.

## Contenuto Dettagliato

**Franchigia di 200 euro**
Se il danno è di 150 euro, lo paghi tutto tu. Se è di 800, tu ne paghi 200 e l'assicurazione 600.

**Massimale di 5.000 euro**
È il massimo che l'assicurazione paga. Se il danno costa di più, quello che manca lo paghi tu.

**Due domande per lo sportello**

1. I 200 euro li pago per ogni danno, o una volta l'anno?
2. Quali danni non sono coperti, anche se costano poco?

## Suggerimenti

> Porta la polizza, oltre alla lettera: allo sportello guardate insieme la pagina delle esclusioni.
>
> Fatti scrivere la risposta, anche a penna, con la data.
`,
  },
  {
    request:
      'La vicina innaffia i fiori e mi bagna il balcone. Le ho lasciato un biglietto secco, e ora non mi saluta. Dimmi dove sbaglio io, come la vede lei e due modi per fare pace.',
    answer: `# Il biglietto e la vicina

## Punti Chiave

- Hai ragione a volere il balcone asciutto. Il tono del biglietto è un'altra faccenda.
- Come la vede lei qui è un'ipotesi: lo sa solo la vicina.
- Tutti e due i modi per fare pace cominciano con due parole a voce.

## Contenuto Dettagliato

**Dove puoi avere sbagliato**
Hai scritto prima di parlare. Chi trova un biglietto secco sulla porta si sente sgridato, e non può rispondere.

**Come può vederla lei**
Forse dal suo balcone l'acqua non si vede. Innaffia quando può, magari la sera tardi. E adesso si vergogna di incontrarti.

**Primo modo**
Suoni e dici: «Mi dispiace per il biglietto, potevo venire a voce. L'acqua però arriva proprio sui panni: come possiamo fare?»

**Secondo modo**
La inviti a vedere il tuo balcone dopo che ha innaffiato. Poi decidete un'ora, o un sottovaso più largo.

## Suggerimenti

> Prova anche a chiedere: «Che cosa direbbe chi non è d'accordo con me?».
>
> Un parere su una lite chiedilo anche a una persona che vi conosce.
`,
  },
]
