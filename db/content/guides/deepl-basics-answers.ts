import { city } from '../../city.ts'
import type { PrintedAnswer } from '../../content-types.ts'

export const deeplBasicsAnswers: PrintedAnswer[] = [
  {
    request:
      "Scrivi cinque frasi brevi in italiano, utili in un albergo all'estero. Parla di colazione, chiavi, orari, rumore e conto. Usa parole semplici e niente modi di dire, così si traducono bene.",
    answer: `# Cinque frasi per l'albergo

## Punti Chiave

- Ogni frase dice una cosa sola.
- Non ci sono modi di dire: si traducono male.
- «Vorrei» e «per favore» funzionano in tutte le lingue.

## Contenuto Dettagliato

1. **Colazione**: A che ora è la colazione, per favore?
2. **Chiavi**: Vorrei la chiave della camera numero ……
3. **Orari**: Entro che ora devo lasciare la camera?
4. **Rumore**: La camera è rumorosa. Posso cambiarla?
5. **Conto**: Vorrei pagare il conto con la carta.

## Suggerimenti

> Traduci le frasi con DeepL, una alla volta. Poi scrivile su un foglio da tenere nella borsa.
>
> Scrivi anche la parola per «grazie»: serve più di tutte.
`,
  },
  {
    request: `Scrivi in tedesco un'email breve. Un albergo inventato scrive a un ospite che arriva da ${city.name}. Conferma una camera per due notti, dice l'ora della colazione e chiede quando arriva. Non usare nomi di persone. Sotto, fammi tre domande in italiano per vedere se ho capito.`,
    answer: `# Un'email in tedesco per provare

## Punti Chiave

- L'albergo è inventato: l'email serve solo per esercizio.
- Ci sono tre notizie da trovare.
- Le domande in italiano stanno sotto.

## Contenuto Dettagliato

**Betreff: Ihre Reservierung**

Guten Tag,

vielen Dank für Ihre Anfrage aus ${city.name}.

Wir bestätigen Ihnen ein Zimmer für zwei Nächte. Das Frühstück gibt es von 7 bis 10 Uhr.

Bitte schreiben Sie uns: Um wie viel Uhr kommen Sie an?

Wir freuen uns auf Ihren Besuch.

Mit freundlichen Grüßen
Hotel Beispiel

**Le tre domande**

1. Per quante notti è la camera?
2. A che ora si può fare colazione?
3. Che cosa vuole sapere l'albergo?

## Suggerimenti

> Copia l'email in DeepL e leggila in italiano. Poi rispondi alle tre domande.
>
> Nomi di alberghi e numeri non si traducono: controlla che restino uguali.
`,
  },
  {
    request: `Scrivi in italiano una risposta gentile a un albergo. Dico che arrivo alle sei di sera, che viaggio in treno da ${city.name} e che vorrei una camera tranquilla. Chiedo se c'è un ascensore. Usa frasi brevi, facili da tradurre, e non più di 70 parole.`,
    answer: `# Risposta all'albergo

## Punti Chiave

- Sono meno di 70 parole, in frasi corte.
- «Alle 18» è più sicuro di «alle sei di sera» quando si traduce.
- C'è una domanda sola: l'ascensore.

## Contenuto Dettagliato

Buongiorno,

grazie per la vostra email.

Arrivo alle 18. Viaggio in treno da ${city.name}.

Vorrei una camera tranquilla, per favore.

Ho una domanda: nel vostro albergo c'è un ascensore?

Grazie e cordiali saluti

[nome e cognome]

## Suggerimenti

> Traduci il testo in tedesco con DeepL. Poi copia il tedesco e ritraducilo in italiano: dice la stessa cosa?
>
> Aggiungi il giorno dell'arrivo, se l'albergo non lo sa ancora.
`,
  },
  {
    request:
      'Questo testo è inventato: La signora Rota, via Fiori 12, chiede il rimborso di 80 euro sul suo conto. Riscrivilo senza nome, indirizzo e altri dati personali, ma con lo stesso senso. Poi spiegami in tre righe che cosa hai tolto e perché.',
    answer: `# Lo stesso testo, senza dati personali

## Punti Chiave

- Il senso resta: qualcuno chiede un rimborso.
- Sono spariti il nome e l'indirizzo.
- La somma può restare, se da sola non dice chi sei.

## Contenuto Dettagliato

**Il testo nuovo**

Una persona chiede il rimborso di 80 euro sul proprio conto.

**Che cosa ho tolto**

Il cognome e «signora», perché dicono chi è.
La via e il numero, perché dicono dove abita.
Il numero del conto non c'era: se ci fosse stato, lo avrei tolto per primo.

## Suggerimenti

> Fai lo stesso con una tua email. Togli, rileggi e chiediti: si capisce ancora chi sono?
>
> Il traduttore non ha bisogno dei nomi. Li rimetti tu nel testo tradotto.
`,
  },
]
