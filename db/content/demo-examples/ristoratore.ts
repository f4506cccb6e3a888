import type { DemoExample } from '../../content-types.ts'

export const ristoratoreExamples: DemoExample[] = [
  {
    templateId: 'ristoratore-menu-del-giorno',
    asks: [
      ['menu', 'del', 'giorno'],
      ['menu', 'lavagna'],
      ['menu', 'mezzogiorno', 'trattor'],
      ['menu', 'pranzo', 'trattor'],
      ['menu', 'oggi', 'trattor'],
      ['menu', 'oggi', 'osteri'],
      ['menu', 'oggi', 'ristorant'],
      ['menu', 'oggi', 'local'],
    ],
    answer: `# Il menu di oggi

## Punti Chiave

- Il foglio è per: {{che tipo di locale hai?}}.
- I prezzi li scrivi tu, sui puntini.
- Ogni riga racconta il piatto senza aggiungere ingredienti.
- In fondo c'è l'invito sugli allergeni.

## Contenuto Dettagliato

**Oggi in tavola**: {{quali piatti servi oggi?}}.

Ecco come si racconta un piatto, con quelli dell'esempio.

### Primi

**Casoncelli** · € ……

Il primo piatto delle feste, buono anche in un giorno qualunque.

**Minestrone** · € ……

Un piatto di verdure, caldo e semplice.

### Secondi

**Brasato con polenta** · € ……

Carne cotta piano, finché si taglia con la forchetta. Accanto, la polenta.

### Dolci

**Torta di mele** · € ……

Un dolce semplice, per chiudere il pranzo con calma.

**Allergie o intolleranze?** Prima di ordinare, chiedete informazioni sugli allergeni. Vi rispondiamo volentieri.

Buon appetito.

## Suggerimenti

> Leggi ogni riga con chi cucina. Se un piatto oggi è diverso, cambia la frase.
>
> Appendi il foglio all'altezza degli occhi, in caratteri grandi.
`,
  },
  {
    templateId: 'ristoratore-risposta-recensione',
    asks: [
      ['recension', 'rispo'],
      ['recension', 'replic'],
      ['recension', 'ricevut', 'ristorant'],
      ['recension', 'ricevut', 'local'],
      ['recension', 'cliente', 'scontent'],
    ],
    answer: `# La risposta alla recensione

## Punti Chiave

- Chi legge dopo guarda se ammetti l'errore, più del voto.
- Il motivo si dice in mezza riga. Di più suona come una scusa.
- La firma la metti tu, sui puntini.

## Contenuto Dettagliato

Gentile ospite, grazie per averci scritto.

Lei racconta: «{{che cosa dice il cliente?}}».

Ci dispiace, e le chiediamo scusa. Da noi si aspettava una serata migliore.

Ecco che cosa è successo: {{che cosa è successo davvero?}}. Lo diciamo per chiarezza, non per giustificarci.

Le sue parole ci aiutano a fare meglio. Se vorrà tornare, ci farà piacere accoglierla di nuovo.

Un saluto cordiale da ……

## Suggerimenti

> Controlla che i fatti siano andati proprio così. Le tue parole restano, e le leggono in tanti.
>
> Aspetta un'ora prima di pubblicare. Poi rileggi la risposta a voce alta.
`,
  },
  {
    templateId: 'ristoratore-tabella-allergeni',
    asks: [
      ['tabell', 'allergen'],
      ['schem', 'allergen', 'piatt'],
      ['quattordici', 'allergen'],
      ['14', 'allergen'],
      ['allergen', '1169'],
      ['registro', 'allergen'],
    ],
    answer: `# Le domande sugli allergeni

## Punti Chiave

- Si comincia dalla prima domanda, per il primo piatto.
- «Non so» è una buona risposta. Poi si chiede al fornitore.
- La tabella la firma chi cucina, con le etichette in mano.

## Contenuto Dettagliato

**I piatti:** {{quali piatti servi?}}

**In cucina:** {{che cosa è in comune in cucina?}}

### La prima domanda

**Primo piatto: quali ingredienti ci metti, anche in piccola dose?** Brodo, vino, pane grattugiato e spezie contano.

### Le altre, per ogni piatto

1. C'è farina, pane, birra o salsa di soia? (glutine, soia)
2. Ci sono uova o latte, anche nel burro e nel formaggio?
3. C'è pesce, un crostaceo o un mollusco, anche nel brodo?
4. Ci sono noci, mandorle, nocciole, pistacchi o arachidi?
5. C'è sedano nel soffritto? Senape o sesamo nella salsa?
6. C'è vino, aceto o frutta secca? (solfiti)
7. C'è farina di lupini?
8. Dove si frigge e si taglia: insieme ad altri piatti?

### La tabella

| Piatto | Allergene | Da dove viene | Chi l'ha controllato, e quando |
| --- | --- | --- | --- |
| …… | …… | …… | …… |
| …… | …… | …… | …… |

### A chi chiedere, se non sai

L'etichetta dice gli allergeni in caratteri diversi. Se non c'è, chiedi la scheda al fornitore.

## Suggerimenti

> Rifai le domande a ogni cambio di ricetta o di fornitore, e scrivi la data.
>
> Se un ospite ha un'allergia e tu hai un dubbio, digli che non puoi garantire quel piatto.
`,
  },
  {
    templateId: 'ristoratore-menu-turisti',
    asks: [
      ['traduc', 'menu', 'ristorant'],
      ['traduc', 'menu', 'trattor'],
      ['traduc', 'menu', 'local'],
      ['traduc', 'menu', 'piatti'],
      ['traduc', 'menu', 'turist'],
      ['menu', 'turist', 'ingles'],
      ['menu', 'clienti', 'stranier'],
      ['menu', 'ospiti', 'stranier'],
    ],
    answer: `# Il menu per i turisti

## Punti Chiave

- I piatti restano in italiano. Sotto c'è una riga per lingua.
- L'esempio è in inglese e in tedesco.
- Le parole dubbie sono elencate in fondo.
- Falle controllare prima di stampare.

## Contenuto Dettagliato

Le lingue: {{in quali lingue traduci il menu?}}. I piatti: {{quali piatti vuoi tradurre?}}. Qui sotto ci sono tre piatti, in inglese e in tedesco.

### Casoncelli

**English:** Filled pasta, a classic of our cooking.

**Deutsch:** Gefüllte Teigtaschen, typisch für unsere Küche.

### Polenta taragna

**English:** Soft polenta of corn and buckwheat, with cheese.

**Deutsch:** Weiche Polenta aus Mais und Buchweizen, mit Käse.

### Coniglio al forno

**English:** Rabbit roasted in the oven.

**Deutsch:** Kaninchen aus dem Ofen.

### Frase per il fondo della carta

**English:** Please ask us about allergens.

**Deutsch:** Bitte fragen Sie uns nach Allergenen.

### Parole da far controllare

- **Filled pasta** e **Teigtaschen**: non dicono che cosa c'è nel ripieno. Se c'è carne, scrivilo.
- **With cheese** e **mit Käse**: nella taragna di solito c'è il formaggio. Controlla la tua ricetta.
- **Corn**: per un inglese può voler dire «grano». Anche **maize** vuol dire mais.

## Suggerimenti

> Chiedi a un cliente inglese o tedesco di leggere la carta. Bastano due minuti.
>
> Quando cambi un ingrediente, cambia anche le due traduzioni.
`,
  },
  {
    templateId: 'ristoratore-annuncio-serata',
    asks: [
      ['annunc', 'serata', 'tema'],
      ['annunc', 'serata', 'local'],
      ['annunc', 'serata', 'ristorant'],
      ['annunc', 'serata', 'trattor'],
      ['annunc', 'serata', 'polenta'],
      ['annunc', 'cena', 'ristorant'],
      ['serata', 'tema', 'ristorant'],
      ['serata', 'tema', 'local'],
    ],
    answer: `# L'annuncio della serata

## Punti Chiave

- Dalla vetrina si leggono due cose, il tema e il giorno.
- Su Facebook si dice perché venire.
- Il telefono lo scrivi tu, sui puntini.
- Il prezzo non c'è: se vuoi, aggiungilo tu.

## Contenuto Dettagliato

### Per la vetrina

**Una serata da passare a tavola**

Il tema: {{qual è il tema della serata?}}

Quando: {{quando è la serata?}}

Prenotate il vostro tavolo

Telefono: ……………………

### Per Facebook

Abbiamo una buona scusa per uscire di casa.

La prossima serata ha un tema tutto suo: {{qual è il tema della serata?}}.

Segnatevi il giorno e l'ora: {{quando è la serata?}}.

Venite con chi volete: in due, in famiglia o con gli amici. In cucina pensiamo a tutto noi. A voi resta solo da sedervi.

Per prenotare chiamate il numero ……………………

Se avete allergie o intolleranze, ditelo quando prenotate. Vi aspettiamo.

## Suggerimenti

> Aggiungi una foto vera di un tuo piatto. Il testo si nota di più e nessuno resta deluso.
>
> Togli il cartello il giorno dopo, perché una vetrina aggiornata dà fiducia.
`,
  },
  {
    templateId: 'ristoratore-messaggio-fornitore',
    asks: [
      ['scriv', 'fornitor', 'verdur'],
      ['scriv', 'fornitor', 'frutta'],
      ['scriv', 'fornitor', 'ristorant'],
      ['scriv', 'fornitor', 'trattor'],
      ['fornitor', 'consegn', 'verdur'],
      ['fornitor', 'consegn', 'pesce'],
      ['fornitor', 'consegn', 'ristorant'],
      ['lament', 'fornitor', 'ristorant'],
    ],
    answer: `# Il messaggio al fornitore

## Punti Chiave

- Il problema è detto subito, senza accuse.
- La richiesta è una sola e si capisce.
- Due date precise convincono più di «sempre» e «mai».
- Il nome lo scrivi tu, sui puntini. Tra parentesi quadre va la firma.

## Contenuto Dettagliato

**Oggetto:** una richiesta sulla fornitura

Buongiorno ……,

lei ci fornisce {{che cosa ti porta il fornitore?}}, e c'è un problema che vorrei risolvere insieme a lei: {{qual è il problema con il fornitore?}}.

Per noi non è un dettaglio: in cucina ogni cosa dipende dall'altra. Per questo le chiedo {{che cosa chiedi al fornitore?}}. Se c'è una difficoltà da parte sua, me lo dica con franchezza, e cerchiamo insieme come fare.

Mi può rispondere entro ……? Così organizzo il lavoro. Con lei vogliamo lavorare ancora a lungo, e la ringrazio per l'attenzione.

Un saluto cordiale

[come ti firmi]

## Suggerimenti

> Se puoi, aggiungi due o tre date precise. I fatti convincono più degli aggettivi.
>
> Manda il messaggio al mattino, quando chi legge può organizzarsi.
`,
  },
  {
    templateId: 'ristoratore-cucina-avanzi',
    asks: [
      ['piatt', 'avanzi', 'ristorant'],
      ['piatt', 'avanzi', 'trattor'],
      ['piatt', 'avanzi', 'menu'],
      ['avanzi', 'cucina', 'ristorant'],
      ['avanzi', 'cucina', 'trattor'],
      ['polenta', 'taleggio', 'erbette'],
    ],
    answer: `# Tre piatti con polenta, taleggio ed erbette

## Punti Chiave

- I piatti sono per: {{per quale pasto ti servono i piatti?}}.
- Da comprare c'è poco, e quasi tutto è già in dispensa.
- I tempi dipendono dal tuo forno.

## Contenuto Dettagliato

In cucina è rimasto: {{che cosa è rimasto in cucina?}}. Qui sotto c'è un esempio con polenta, taleggio ed erbette.

### 1. Crostoni di polenta e taleggio

**Da aggiungere:** pepe.

1. Taglia la polenta fredda a fette alte un dito.
2. Falle dorare in forno ben caldo, dalle due parti.
3. Copri con il taleggio e inforna finché fonde.

**Tempo:** 25 minuti circa.

### 2. Pasticcio di polenta ed erbette

**Da aggiungere:** poco latte, pane grattugiato.

1. Scotta le erbette, strizzale e tritale.
2. In una teglia alterna polenta, erbette e taleggio.
3. Versa un filo di latte, copri con il pane e inforna.

**Tempo:** 45 minuti circa.

### 3. Zuppa di erbette con dadini di polenta

**Da aggiungere:** cipolla, una patata, brodo vegetale, olio.

1. Fai appassire la cipolla con la patata a dadini.
2. Unisci brodo ed erbette e cuoci a fuoco basso.
3. Tosta i dadini di polenta e mettili sopra alla fine.

**Tempo:** 40 minuti circa.

### Per conservare e scaldare in modo sicuro

- Raffredda in fretta ciò che avanza. Tienilo in frigorifero, chiuso e con la data.
- Scalda bene, fino al centro, e una volta sola.
- Se odore, colore o data non ti convincono, butta via.

## Suggerimenti

> Segui il piano di igiene del tuo locale, che viene prima di ogni ricetta.
>
> Ricontrolla gli allergeni: qui ci sono latte e pane, e nel brodo può esserci il sedano.
`,
  },
  {
    templateId: 'ristoratore-conferma-prenotazione',
    asks: [
      ['conferm', 'prenotazion', 'tavol'],
      ['conferm', 'prenotazion', 'ristorant'],
      ['conferm', 'prenotazion', 'trattor'],
      ['conferm', 'prenotazion', 'osteri'],
      ['conferm', 'tavolo', 'client'],
    ],
    answer: `# Tre messaggi per chi prenota

## Punti Chiave

- Il promemoria del giorno prima è quello che salva i tavoli.
- Ritardi e allergie si chiedono subito, non a tavola.
- Quando il tavolo non c'è più si propone subito un'altra cosa.

## Contenuto Dettagliato

*Il locale: {{che locale è?}}*

### 1. La conferma

Buongiorno, il suo tavolo è confermato: il …… alle …… , per …… persone.

Una cosa da sapere: {{quale regola devono sapere?}}.

Qualcuno ha allergie? Ce lo dica prima, così la cucina si prepara.

Se cambia qualcosa ci scriva qui. A presto.

### 2. Il promemoria del giorno prima

Buongiorno, la aspettiamo domani alle …… , per …… persone.

Ci conferma con un «sì»? Se è in ritardo, ci avvisi con un messaggio.

Se non può venire non si preoccupi: ce lo dica, e il tavolo serve a un altro.

### 3. Il tavolo che non è più disponibile

Buongiorno, ci dispiace: il tavolo del …… alle …… non è più disponibile.

Possiamo tenerle un tavolo il …… oppure alle …… . Quale preferisce?

Ci scusi ancora, e grazie per la pazienza.

## Suggerimenti

> Salva i tre testi nelle note del telefono, con un titolo. Li copi e riempi gli spazi.
>
> Il terzo messaggio fallo seguire da una telefonata. Le allergie segnale solo dove servono alla cucina.
`,
  },
]
