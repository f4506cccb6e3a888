import type { PrintedAnswer } from '../../content-types.ts'

export const artigianoAnswers: PrintedAnswer[] = [
  {
    request:
      "Metti in ordine il preventivo per rifare un bagno di cinque metri quadrati. Togliere sanitari e piastrelle costa 900 euro. Il nuovo impianto dell'acqua costa 1.800 euro. La posa delle piastrelle costa 1.400 euro. Montare i sanitari costa 600 euro. Piastrelle e sanitari li compra il cliente. Scrivi una tabella con voce, spiegazione semplice e prezzo. Calcola il totale senza IVA e mostrami la somma. Aggiungi due righe vuote: IVA e totale da pagare. Indica che cosa è escluso. Lascia lo spazio per i tempi e per i pagamenti.",
    answer: `# Preventivo per rifare un bagno

## Punti Chiave

- Le voci sono quattro, con i tuoi prezzi.
- Il totale senza IVA è 4.700 euro.
- IVA, tempi e pagamenti sono da riempire.

## Contenuto Dettagliato

**Preventivo: rifare un bagno di cinque metri quadrati**

| Voce | Che cosa comprende | Prezzo |
|---|---|---|
| **Togliere sanitari e piastrelle** | Smontare tutto fino al muro e al pavimento | 900 euro |
| **Nuovo impianto dell'acqua** | Tubi nuovi per acqua calda, fredda e scarico | 1.800 euro |
| **Posa delle piastrelle** | Mettere le piastrelle scelte dal cliente | 1.400 euro |
| **Montare i sanitari** | Montare e provare quelli comprati dal cliente | 600 euro |
| **Totale senza IVA** | 900 + 1.800 + 1.400 + 600 | **4.700 euro** |
| **IVA** | | …… |
| **Totale da pagare** | | …… |

**È escluso**

- Le piastrelle e i sanitari: li compra il cliente
- Tutto quello che non è scritto nella tabella

**Tempi**: inizio …… fine ……

**Pagamenti**: ……

Data …… Firma dell'impresa …… Firma del cliente ……

## Suggerimenti

> Portare via i detriti è compreso? Scrivilo: è la prima domanda del cliente.
>
> Rifai la somma con la calcolatrice. L'IVA giusta la dice il commercialista.
`,
  },
  {
    request:
      'Scrivi un messaggio a una cliente per spostare un lavoro. Lunedì dovevo dipingere la facciata, ma è prevista pioggia per tre giorni. Con il muro bagnato la pittura non tiene. Posso venire giovedì, se il tempo migliora. Chiedi scusa, spiega il motivo e proponi la nuova data. Alla fine chiedi una conferma. Resta sotto le sei righe.',
    answer: `# Messaggio per spostare il lavoro

## Punti Chiave

- Le scuse sono all'inizio, la domanda in fondo.
- Il motivo sta in una frase: il muro bagnato.
- La nuova data è giovedì, se il tempo migliora.

## Contenuto Dettagliato

Buongiorno, mi scuso ma devo spostare il lavoro di lunedì.
È prevista pioggia per tre giorni, e sul muro bagnato la pittura non tiene.
Posso venire giovedì, se il tempo migliora.
Mi conferma per favore che giovedì va bene? Grazie!

## Suggerimenti

> Mandalo appena lo sai: la cliente magari ha preso un giorno libero.
>
> Mercoledì sera riguarda il cielo, e scrivi due parole anche se va tutto bene.
`,
  },
  {
    request:
      "Prepara il calendario dei lavori per rifare un bagno in un condominio. Le fasi sono demolizione, impianto dell'acqua, impianto elettrico, massetto, piastrelle e sanitari. Siamo in due e lavoriamo cinque giorni alla settimana. Metti le fasi nell'ordine giusto. Segna i tempi di attesa, come l'asciugatura del massetto. Fai una tabella con giorno, fase e materiali da ordinare prima. Dimmi quali tempi devo verificare io.",
    answer: `# Il calendario del bagno

## Punti Chiave

- Prima si rompe, poi passano i tubi, poi si chiude.
- L'attesa più lunga è l'asciugatura del massetto.
- L'asterisco segna i tempi da verificare.

## Contenuto Dettagliato

Siete in due, dal lunedì al venerdì. Se il giorno 1 è un lunedì, il giorno 6 è il lunedì dopo.

| Giorno | Fase | Da ordinare prima |
|---|---|---|
| 1-2 | Demolizione e detriti | Sacchi, permesso per il cassone |
| 3-4 | Impianto dell'acqua | Tubi, raccordi, scarichi |
| 5 | Impianto elettrico | Scatole, tubi, cavi |
| 6 | Prova dei tubi, poi massetto | Sabbia, cemento o premiscelato |
| Attesa \\* | Il massetto asciuga | Intanto arrivano le piastrelle |
| Dopo, giorni 1-3 | Piastrelle | Piastrelle, colla, stucco |
| Attesa \\* | La colla e lo stucco asciugano | |
| Dopo, giorni 4-5 | Sanitari, rubinetti, placche | Sanitari, silicone |

**I tempi da verificare**

- L'asciugatura del massetto: dipende da prodotto, spessore e stagione
- La colla e lo stucco: lo dice la scheda del prodotto
- La consegna di piastrelle e sanitari
- Le ore in cui nel palazzo si può fare rumore

## Suggerimenti

> Prova i tubi sotto pressione prima di coprirli: dopo è troppo tardi.
>
> Avvisa l'amministratore dei giorni di polvere. L'impianto elettrico lo firma chi è abilitato.
`,
  },
  {
    request:
      "Scrivi le istruzioni di cura per un tavolo di rovere finito a olio. Il foglio va consegnato con il tavolo e deve stare in una pagina. Spiega come pulirlo ogni giorno, che cosa evitare e quando ridare l'olio. Avvisa che gli stracci sporchi di olio possono prendere fuoco da soli. Di' di stenderli ad asciugare all'aperto, mai in un mucchio. Usa frasi brevi e parole semplici.",
    answer: `# Come curare il tavolo di rovere

## Punti Chiave

- Ogni giorno basta un panno umido.
- L'olio si ridà quando il legno sembra asciutto.
- Gli stracci con l'olio possono prendere fuoco da soli.

## Contenuto Dettagliato

**Il tuo tavolo di rovere, finito a olio**

**Ogni giorno**

- Passa un panno morbido, appena umido.
- Asciuga subito con un panno pulito.
- Se cade vino o caffè, asciuga senza aspettare.

**Da evitare**

- Pentole calde senza un sottopentola
- Bicchieri bagnati lasciati lì per ore
- Candeggina, alcol e spugne che graffiano
- Il sole diretto tutto il giorno

**Quando ridare l'olio**

Fai cadere una goccia d'acqua. Se resta tonda, va bene così. Se il legno la beve, è ora.

1. Pulisci e lascia asciugare.
2. Stendi poco olio con un panno, nel verso del legno.
3. Dopo qualche minuto togli quello che resta.
4. Lascia asciugare come dice l'etichetta.

**ATTENZIONE: PERICOLO DI FUOCO**

Gli stracci sporchi di olio possono prendere fuoco da soli. Stendili ad asciugare **all'aperto**, uno per uno. **Mai in un mucchio**, mai in un sacco o nel cestino.

## Suggerimenti

> Scrivi in fondo il nome dell'olio che usi e il tuo telefono.
>
> Leggi l'avviso sugli stracci ad alta voce, quando consegni il tavolo.
`,
  },
]
