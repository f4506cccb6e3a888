import { city, here } from '../../city.ts'
import type { PrintedAnswer } from '../../content-types.ts'

export const copilotBasicsAnswers: PrintedAnswer[] = [
  {
    request:
      'Metti in ordine queste commissioni per una mattina a piedi in città: posta, farmacia, mercato, calzolaio, banca. La spesa del mercato pesa, quindi va per ultima. La banca apre prima degli altri. Scrivi un elenco numerato con una riga di motivo.',
    answer: `# La mattina di commissioni

## Punti Chiave

- La banca è la prima, perché apre prima degli altri.
- Il mercato è l'ultimo, perché la borsa pesa.
- Le tre in mezzo si possono scambiare, secondo la strada.

## Contenuto Dettagliato

1. **Banca**: apre prima degli altri, e così prendi subito i contanti.
2. **Posta**: presto c'è meno fila.
3. **Calzolaio**: lasci le scarpe, che non devi più portare in giro.
4. **Farmacia**: quello che compri è leggero.
5. **Mercato**: la spesa pesa, quindi la fai prima di tornare a casa.

## Suggerimenti

> Non so dove sono le tue vie. Se la farmacia è prima del calzolaio, scambiali.
>
> Guarda il giorno del mercato e gli orari della posta: li trovi sulla porta o al telefono.
`,
  },
  {
    request: `Prepara il programma di una giornata ${city.inOldTown} a ${city.name} per quattro amici di settant'anni. ${here('Si sale con la funicolare.', 'Si arriva in autobus.')} Servono poche salite, una pausa ogni ora e un pranzo al tavolo. Lascia in bianco orari e prezzi.`,
    answer: here(
      `# Una giornata in Città Alta

## Punti Chiave

- Si sale e si scende con la funicolare, senza fatica.
- Si sta quasi sempre tra Piazza Vecchia e le mura.
- C'è una pausa a ogni ora, con un posto per sedersi.

## Contenuto Dettagliato

**La mattina**

1. Ore ……: ritrovo alla stazione bassa della funicolare, in viale Vittorio Emanuele. Biglietto: ……
2. Si arriva in piazza Mercato delle Scarpe. Si va piano per via Gombito fino a Piazza Vecchia. La via sale un poco.
3. **Pausa**: un caffè in Piazza Vecchia, al tavolo. Prezzo: ……
4. Visita alla basilica di Santa Maria Maggiore, lì dietro. Orario: ……
5. **Pausa**: una panchina, prima di mangiare.

**Il pranzo**

6. Ore ……: pranzo al tavolo, prenotato per quattro. Locale: …… Telefono: ……

**Il pomeriggio**

7. Passeggiata breve sulle mura, verso Porta San Giacomo: si vede tutta la pianura.
8. **Pausa**: sul viale delle mura, seduti all'ombra.
9. Si torna alla funicolare con calma: la via sale un poco. Ultima corsa: ……

## Suggerimenti

> Da controllare prima: orari della funicolare, apertura della basilica, prenotazione del pranzo.
>
> In Città Alta si cammina sui sassi: scarpe comode. Chi ha il bastone lo porti.
`,
      `# Una giornata ${city.inOldTown}

## Punti Chiave

- Si arriva e si torna in autobus, senza fatica.
- Si sta tra la piazza principale e le vie lì intorno.
- C'è una pausa a ogni ora, con un posto per sedersi.

## Contenuto Dettagliato

**La mattina**

1. Ore ……: ritrovo alla fermata ……. Biglietto: ……
2. Si scende alla fermata più vicina alla piazza. Si va piano, per la via più piana: ……
3. **Pausa**: un caffè in piazza, al tavolo. Prezzo: ……
4. Visita a una chiesa o a un museo vicino: …… Orario: ……
5. **Pausa**: una panchina, prima di mangiare.

**Il pranzo**

6. Ore ……: pranzo al tavolo, prenotato per quattro. Locale: …… Telefono: ……

**Il pomeriggio**

7. Passeggiata breve in un giardino o sotto i portici: ……
8. **Pausa**: seduti all'ombra.
9. Si torna alla fermata con calma. Ultima corsa: ……

## Suggerimenti

> Da controllare prima: orari degli autobus, apertura del museo, prenotazione del pranzo.
>
> Nelle vie vecchie si cammina sui sassi: scarpe comode. Chi ha il bastone lo porti.
`,
    ),
  },
  {
    request: `Scrivi un'email allegra e breve per gli amici. Metti anche un oggetto. Questi sono gli appunti. Sabato gita ${city.inOldTown}, ${here('ritrovo alla funicolare', 'ritrovo alla fermata')}. Pranzo insieme, scarpe comode. Risposta entro giovedì.`,
    answer: here(
      `# Email per la gita di sabato

## Punti Chiave

- Dice quando, dove e che cosa mettersi ai piedi.
- Chiede una risposta entro giovedì.
- L'ora non c'era negli appunti: mettila al posto dei puntini.

## Contenuto Dettagliato

**Oggetto: Sabato si sale in Città Alta: ci siete?**

Cari amici,

sabato prendiamo la funicolare e andiamo a fare i turisti a casa nostra!

Ci troviamo alla funicolare alle ore ……. Si passeggia, si chiacchiera e si pranza insieme.

Portate scarpe comode: i sassi di Città Alta non perdonano.

Fatemi sapere entro giovedì chi viene, così prenoto il tavolo.

A sabato!

[nome]

## Suggerimenti

> Cambia almeno una frase con parole tue: gli amici ti riconoscono.
>
> Prima di premere Invia, controlla gli indirizzi. Chi scrivi nella riga «Ccn» non si vede.
`,
      `# Email per la gita di sabato

## Punti Chiave

- Dice quando, dove e che cosa mettersi ai piedi.
- Chiede una risposta entro giovedì.
- L'ora non c'era negli appunti: mettila al posto dei puntini.

## Contenuto Dettagliato

**Oggetto: Sabato gita ${city.inOldTown}: ci siete?**

Cari amici,

sabato prendiamo l'autobus e andiamo a fare i turisti a casa nostra!

Ci troviamo alla fermata alle ore ……. Si passeggia, si chiacchiera e si pranza insieme.

Portate scarpe comode: i sassi delle vie vecchie non perdonano.

Fatemi sapere entro giovedì chi viene, così prenoto il tavolo.

A sabato!

[nome]

## Suggerimenti

> Cambia almeno una frase con parole tue: gli amici ti riconoscono.
>
> Prima di premere Invia, controlla gli indirizzi. Chi scrivi nella riga «Ccn» non si vede.
`,
    ),
  },
  {
    request:
      'Fai un elenco di otto cose da controllare il giorno prima di una gita in treno con amici anziani. Dove si controlla ogni cosa? Scrivilo accanto: sito, telefono o biglietteria.',
    answer: `# Il giorno prima della gita: otto controlli

## Punti Chiave

- Cinque controlli riguardano il treno e la stazione, tre le persone e la giornata.
- Accanto a ognuno c'è dove guardare.
- Bastano venti minuti, la sera prima.

## Contenuto Dettagliato

1. **L'orario di andata**: sito del treno.
2. **L'orario di ritorno, e il treno dopo**: sito del treno.
3. **Scioperi e lavori sulla linea**: sito del treno. Riguardalo la mattina.
4. **I biglietti per tutti, con gli sconti**: biglietteria.
5. **Ascensori e scale in stazione**: biglietteria, o telefono dell'assistenza.
6. **Chi cammina con fatica ha bisogno di aiuto?** Telefono dell'assistenza. Di solito va chiesto prima: chiama già qualche giorno avanti.
7. **Il posto dove si mangia**: telefono, per confermare il tavolo.
8. **Il tempo che farà**: sito del meteo, la sera prima.

## Suggerimenti

> Segna le tre che di solito dimentichi. Scrivile sul biglietto che porti in tasca.
>
> Lascia a casa di qualcuno il programma, con il numero di chi guida il gruppo.
`,
  },
]
