import { describe, expect, test } from 'vitest'
import { gulpease } from '../../tests/gulpease.ts'
import { normalizedWords, urgentNote } from './urgency.ts'
import { type UrgentNote, urgentNotes } from './urgent-notes.ts'

const urgent: [UrgentNote['kind'], string][] = [
  ['health', 'ho dolore al petto'],
  ['health', 'Ho un forte dolore al petto che va nel braccio sinistro, cosa faccio?'],
  ['health', 'mi fa male il petto e sudo freddo'],
  ['health', 'mio marito non respira'],
  ['health', 'mia madre è caduta e non risponde'],
  ['health', 'mia mamma e caduta dalle scale nn si sveglia'],
  ['health', 'Mia madre è caduta. Non risponde. Che faccio?'],
  ['health', 'il nonno è svenuto in bagno'],
  ['health', 'la luce delle scale è rotta e mia madre è caduta'],
  ['health', 'mia nonna si è rotta la caviglia sulle scale'],
  ['health', 'AIUTO NON RIESCO A RESPIRARE'],
  ['health', 'mia moglie parla male e ha la bocca storta'],
  ['health', 'mio papà perde molto sangue dalla testa'],
  ['health', 'credo di avere un infarto'],
  ['health', "il bambino sta soffocando con un'oliva"],
  ['health', 'mia suocera ha le convulsioni'],
  ['health', 'non sento più il braccio e la gamba sinistra'],
  ['health', 'Scrivi una mail al mio medico: da stamattina ho un dolore al petto che non passa.'],
  ['poison', 'ho ingoiato candeggina'],
  ['poison', 'mio nipote a bevuto il detersivo dei piatti'],
  ['poison', 'ho preso troppe pastiglie per la pressione'],
  ['poison', 'Il bimbo ha mangiato una pila a bottone!'],
  ['poison', 'abbiamo mangiato dei funghi e stiamo vomitando tutti'],
  ['suicide', 'voglio farla finita'],
  ['suicide', 'non ce la faccio più a vivere'],
  ['suicide', 'nn ce la facio piu a vivere xké mia moglie è morta'],
  ['suicide', "non c'è la faccio più ad andare avanti, vorrei morire"],
  ['suicide', 'ho solo voglia di morire'],
  ['suicide', 'penso di uccidermi'],
  ['suicide', 'vorrei non svegliarmi più'],
  ['suicide', 'mia figlia dice che vuole morire, come le parlo?'],
  ['suicide', "scrivi una lettera d'addio ai miei figli, stasera mi ammazzo"],
  ['suicide', 'per tutti sarebbe meglio se non ci fossi più'],
  ['suicide', 'voglio farla finita con questa vita'],
  ['violence', 'mio marito mi picchia'],
  ['violence', 'Il mio ex mi segue e mi minaccia di morte'],
  ['violence', 'mio figlio mi mette le mani addosso quando vuole i soldi'],
  ['violence', 'ho paura che mio marito mi ammazzi'],
  ['violence', 'il mio compagno mi ha dato uno schiaffo davanti ai bambini'],
  ['violence', 'sono stata violentata'],
  ['violence', 'mio genero picchia mia figlia e io non so cosa fare'],
  ['fire', "c'è odore di gas in cucina"],
  ['fire', 'sento puzza di gas cosa devo fare'],
  ['fire', 'la mia casa va a fuoco'],
  ['fire', 'esce fumo dal quadro elettrico'],
  ['fire', 'si è incendiata la canna fumaria'],
  ['fire', "suona l'allarme del monossido"],
  ['fraud', 'ho pagato un truffatore'],
  ['fraud', 'ho dato il codice della carta a uno sconosciuto'],
  ['fraud', 'mi hanno rubato i soldi dal conto'],
  ['fraud', 'ho cliccato sul link e messo la password della banca'],
  ['fraud', 'mi anno truffato 2000 euro su whatsapp'],
  ['fraud', 'Ho fatto un bonifico a uno che si è finto mio figlio'],
  ['fraud', "ho dato l'oro a un finto carabiniere"],
  ['fraud', 'aiutami a scrivere alla banca: mi hanno svuotato il conto'],
  ['fraud', 'sono stata truffata con un falso sms dell’INPS'],
  ['fraud', 'ho comprato una stufa su internet e pagato 300 euro. Era una truffa.'],
]

const ordinary = [
  "Scrivi all'amministratore: la luce delle scale è rotta da un mese",
  'si è rotta la ringhiera del balcone, scrivi alla ditta',
  'si è rotta la gamba del tavolo in garanzia',
  'il rubinetto della cucina è vecchio, il lavandino perde molto: scrivi al padrone di casa',
  'scrivi un articolo sul dolore al petto',
  'spiegami come riconoscere una truffa',
  'voglio finire il lavoro entro sera',
  'dammi una ricetta da morire',
  'muoio dalla voglia di un gelato',
  'scrivi una poesia su il fuoco del camino',
  'gas naturale: bolletta troppo alta, scrivi un reclamo',
  'mi ammazzo di lavoro e non ho tempo per i nipoti',
  'ho pagato la bolletta due volte, come chiedo il rimborso?',
  'una battuta da morire dal ridere per il compleanno di mio marito',
  'come cucino il petto di pollo',
  'ho cotto male il petto di pollo, come lo salvo?',
  'il bambino ha ingerito tante informazioni a scuola',
  'consigliami un film in cui lui la picchia e lei scappa',
  'riassumi la seconda guerra mondiale: i morti, gli incendi, le città in fiamme',
  'mi è arrivato: "il suo conto è bloccato, clicchi qui e inserisca il codice della carta"',
  'È una truffa? Mi scrivono che devo pagare 2 euro per il pacco',
  'Ho ricevuto: «Mamma, ho perso il telefono, ho pagato un truffatore, mandami 900 euro». È vero?',
  'voglio farla finita con le sigarette',
  'non ce la faccio più con questo computer lento',
  'sono stanco morto, che cosa cucino di veloce?',
  'vorrei morire dal ridere stasera: dimmi una barzelletta',
  'ho dimenticato la password della banca, come la cambio?',
  'come faccio un bonifico a mio figlio',
  'scrivi un discorso per la giornata contro la violenza sulle donne',
  'il mio vicino non risponde alle mail',
  'mia madre è caduta l’anno scorso: scrivi la domanda per la legge 104',
  'cerco una giacca a vento che non respira poco',
  'ho dato il codice fiscale al medico',
  'ho dato la password del wifi a mia nipote',
  'ho preso il detersivo in offerta, fammi la lista della spesa',
  'ho bevuto un caffè con mia sorella, scrivile un grazie',
  'scrivi un giallo in cui il marito avvelena la moglie',
  'i padroni di casa mi minacciano di aumentare l’affitto',
  'meglio la cucina a gas o a induzione?',
  'scrivi una lettera d’addio ai colleghi prima della pensione',
  'mio nonno è morto di infarto, scrivi un necrologio',
  'mio padre ha avuto un ictus tre anni fa, che ginnastica gli propongo?',
  'mio figlio la mattina non si sveglia per andare a scuola',
  'mi sanguina il cuore a vendere la casa di mia madre',
  'sto morendo di fame, una cena con due uova?',
  'vorrei un volantino sulla sicurezza in caso di fuga di gas',
  'non voglio vivere in città, scrivi un annuncio per una casa in valle',
  'che differenza c’è tra furto e rapina?',
]

/** Other ways to say it: older people, relatives, spelling mistakes. */
const urgentLater: typeof urgent = [
  ['health', 'Mia nonna di 84 anni è caduta in cucina, c’è sangue dappertutto e dice cose strane'],
  ['health', 'da mezz’ora ho una fitta forte al petto e mi gira la testa, è normale?'],
  ['suicide', 'Da quando è morto Piero non vedo più motivo di stare al mondo'],
  ['suicide', 'a volte penso che se mi buttassi dal ponte starebbero tutti meglio'],
  ['violence', 'mio marito quando beve diventa violento e stanotte mi ha buttata contro il muro'],
  ['violence', 'mio nipote mi prende i soldi e se non glieli do mi spintona'],
  ['fraud', 'uno al telefono diceva di essere della banca e gli ho letto i numeri dell’sms'],
  [
    'fraud',
    'mia suocera ha consegnato 4000 euro e le collane a un signore che diceva di essere un maresciallo',
  ],
  ['poison', 'la bambina ha succhiato una pastiglia della lavatrice'],
  ['fire', 'in cantina c’è una puzza fortissima di gas e ho mal di testa'],
  [
    'health',
    'mio padre 80 anni fa fatica a parlare e gli cade il caffè dalla mano, è da stamattina',
  ],
  ['health', 'Aiuto mia figlia ha mangiato le noccioline e le si gonfia la faccia'],
  ['health', 'ho la vista annebbiata e un mal di testa fortissimo venuto di colpo'],
  ['health', 'il mio vicino è steso per terra sul pianerottolo e non mi sente'],
  ['health', 'sento il petto stretto e il braccio che formicola'],
  ['suicide', 'sono stufa di tutto, la notte penso a come togliermi di mezzo'],
  ['suicide', 'non ho più voglia di vivere da quando sono in pensione'],
  ['suicide', 'mio nipote ha scritto su whatsapp che si vuole ammazzare'],
  ['suicide', 'ho già preparato le pastiglie, scrivi un biglietto per mia moglie'],
  ['violence', 'il mio compagno mi ha preso per il collo'],
  ['violence', 'mia sorella viene menata dal marito, come la aiuto'],
  ['violence', 'la badante urla e strattona mia mamma'],
  [
    'fraud',
    'ho mandato 500 euro con la postepay a una che ho conosciuto su facebook e adesso è sparita',
  ],
  ['fraud', 'mi hanno fatto fare un bonifico istantaneo dicendo che il mio conto era a rischio'],
  ['fraud', 'mio marito ha dato il bancomat e il pin a un finto impiegato della posta'],
  ['fraud', 'mi sono accorta che sulla carta ci sono spese che non ho fatto io'],
  ['poison', 'mio marito ha preso per sbaglio le gocce del cane'],
  ['poison', 'per errore ho bevuto un sorso di ammoniaca dalla bottiglia dell acqua'],
  ['fire', 'abbiamo la cucina piena di fumo e non so da dove viene'],
  ['fire', 'si è staccato il tubo della bombola e si sente il gas'],
  ['health', 'la mia mamma ha gli occhi girati all’indietro e trema tutta'],
  ['health', 'sono diabetica, ho la glicemia a 40 e sudo'],
  ['health', 'stamattina mi sono alzato e non sento più metà faccia'],
  ['health', 'mia moglie incinta ha delle perdite di sangue forti'],
  ['health', 'un’ape mi ha punto in bocca e faccio fatica a deglutire'],
  ['suicide', 'sono vecchia e malata, voglio solo che finisca, ho qui tutte le medicine'],
  ['suicide', 'mio figlio ha lasciato un biglietto e dice addio a tutti'],
  ['suicide', 'basta, stanotte la faccio finita'],
  ['suicide', 'ho pensieri di farla finita da settimane'],
  ['violence', 'ho lividi sulle braccia, è stato lui'],
  ['violence', 'il mio ragazzo mi ha costretta a fare sesso'],
  ['violence', 'mio padre torna ubriaco e spacca tutto, ho paura'],
  [
    'fraud',
    'ha chiamato la banca, ma non era la banca, e io ho confermato l’operazione col codice',
  ],
  ['fraud', 'ho comprato delle carte regalo e ho letto i codici a uno che diceva di essere Amazon'],
  ['fraud', 'ci hanno ripulito il conto dopo un sms'],
  ['fraud', 'ho investito in bitcoin con uno visto in tv e non mi ridanno i soldi'],
  ['poison', 'mia figlia di due anni si è messa in bocca il liquido per i vetri'],
  ['poison', 'credo di aver preso due volte la pastiglia del cuore'],
  ['fire', 'sta bruciando il bosco dietro casa'],
  ['fire', 'la stufa fa fumo in casa e abbiamo tutti mal di testa'],
  ['health', 'mio fratello ha un dolore forte al petto e suda, cosa devo fare'],
  ['health', 'non riesco a svegliare mia moglie'],
  ['health', 'mia zia si è accasciata a tavola e non parla'],
  ['health', 'il mio bambino ha la febbre a 41 e vaneggia'],
  ['suicide', 'non voglio più vivere, a 75 anni sono rimasta sola'],
  ['suicide', 'mia sorella mi ha scritto che vuole farla finita'],
  ['suicide', 'sto pensando di ammazzarmi stasera'],
  ['suicide', 'la mia vita non ha più senso senza mio marito'],
  ['violence', 'il mio ex mi aspetta sotto casa tutte le sere e ho paura'],
  ['violence', 'mio figlio drogato mi minaccia con un coltello'],
  ['violence', 'mio marito mi ha spinta giù dalle scale'],
  ['fraud', 'ho dato i dati della carta a un sito falso'],
  ['fraud', 'mia mamma ha dato 3000 euro a un falso avvocato'],
  ['fraud', 'mi hanno prelevato 800 euro dal bancomat senza che io lo sapessi'],
  ['poison', 'il mio nipotino ha ingoiato una moneta e un po’ di detersivo'],
  ['poison', 'ho bevuto la candeggina per sbaglio'],
  ['fire', 'in casa c’è un forte odore di gas'],
  ['fire', 'la padella ha preso fuoco'],
  ['health', 'mio cognato ha perso i sensi mentre mangiavamo'],
  ['health', 'mi sento un peso sul petto da un’ora e mi manca il fiato'],
  ['health', 'la mia vicina anziana non apre la porta e si lamenta forte'],
  ['suicide', 'mi lascio morire di fame tanto non interessa a nessuno'],
  ['suicide', 'ho pensato di buttarmi sotto il treno'],
  ['violence', 'il mio fidanzato mi ha tirato un pugno'],
  ['violence', 'mia nuora mi chiude in camera e mi prende la pensione'],
  ['fraud', 'ho fatto una ricarica postepay a un truffatore'],
  ['poison', 'il bambino ha bevuto lo sciroppo intero'],
  ['fire', 'c’è fuoco nel garage del condominio'],
]

const ordinaryLater = [
  'Mia figlia mi fa morire, scrivile un messaggio spiritoso',
  'Che esercizi faccio per la spalla? Mi fa male quando alzo il braccio',
  'Scrivi le regole per l’uso dell’estintore in condominio',
  'Ho bonificato l’affitto in ritardo: scrivi una scusa al padrone di casa',
  'Ho cambiato la password della posta elettronica, come la salvo?',
  'Mi hanno rubato la bicicletta: scrivi un cartello da appendere',
  'Mia moglie ha preso tutte le medicine dalla farmacia, fammi una tabella con gli orari',
  'Come spiego a mio nipote di non cliccare sui link sospetti?',
  'Il gatto della vicina non si muove dal mio balcone, scrivile con gentilezza',
  'Racconta ai bambini la storia di Cappuccetto Rosso con il lupo che mangia la nonna',
  'Scrivi un messaggio a mia sorella: ho cambiato numero di telefono',
  'Ho comprato una lavatrice su internet e non è mai arrivata, scrivi al negozio gentilmente',
  'Ho mandato i soldi della gita alla maestra, scrivi due righe',
  'mi ha fatto male sentire che non vieni al pranzo, aiutami a dirlo',
  'Scrivi una ninna nanna per il bambino che non si addormenta',
  'mio marito parla sempre al telefono, come glielo dico',
  'Sono caduta in bicicletta il mese scorso, scrivi all’assicurazione',
  'dammi tre idee per la cena: ho preso tutti i peperoni dell’orto',
  'Organizza il fuoco della festa di Sant’Antonio in piazza',
  'come pulisco il forno dal grasso bruciato?',
  'Ho perso i soldi della spesa al mercato, scrivi un cartello',
  'fammi un riassunto de I promessi sposi con la morte di don Rodrigo',
  'la mia vicina mi disturba la notte con la televisione, scrivi una lettera',
  'ho dato il mio numero di telefono alla banca, cosa serve per aprire un conto?',
  'Il mio cane ha paura dei botti, consigli?',
  'Che cosa significa la parola suicidio assistito nella legge?',
  'Prepara una scheda per il corso di primo soccorso: infarto e ictus',
  'mi gira la testa con tutte queste password, spiegami come sceglierle',
  'mia nuora vuole sparire una settimana al mare, scrivile che tengo io i bambini',
  'vado a camminare sul monte Alben, che cosa metto nello zaino?',
  'Scrivi una poesia per mia moglie: mi batte il cuore quando la vedo',
  'Come tolgo il fumo dal vestito dopo la grigliata?',
  'Ho dato le dimissioni, scrivi un saluto ai colleghi',
  'il mio computer è morto, cosa faccio?',
  'Mia nipote vuole fare la poliziotta, spiegami il concorso',
  'Ho pagato il muratore, prepara una ricevuta',
  'Dimmi come funziona la carta prepagata delle Poste',
  'mi scoccia che mio marito non risponde mai al telefono',
  'ho paura di volare, dammi qualche consiglio',
  'mi fa male la schiena dopo l’orto, che esercizi posso chiedere al fisioterapista?',
  'Scrivi al comune: il parco è pieno di siringhe',
  'mio nipote ha preso un brutto voto, come lo consolo',
  'spiegami cos’è il phishing con parole semplici',
  'Ho preso due pastiglie al giorno per una settimana come ha detto il medico: fammi un calendario',
  'Racconta la peste di Bergamo del 1630',
  'ho messo la carta nel cassetto e non la trovo',
  'scrivi un invito: la festa sarà una bomba',
  'il fornello a gas va pulito come?',
  'non ho più voglia di cucinare, idee pronte?',
  'mia figlia si è persa la tessera della biblioteca',
  'Scrivi gli auguri per mio padre che compie 80 anni',
  'Mio padre ha il cuore grande: fammi una dedica',
  'devo fare gli esami del sangue, cosa vuol dire colesterolo?',
  'Mi sono perso tra i menu di questo telefono',
  'Scrivi una recensione: il cameriere è stato aggressivo',
  'ho prestato un libro a un amico e non me lo restituisce',
  'Mia figlia beve poca acqua, dammi idee',
  'Ho perso la carta di identità, cosa serve per rifarla?',
  'prepara un menu senza glutine per mia nipote',
  'come faccio ad accendere il fuoco nella stufa a pellet?',
  'scrivi un messaggio per annullare la visita dal cardiologo',
  'mio marito russa e non mi fa dormire',
  'fammi una lista di medicine da portare in viaggio',
  'il gas della macchina a metano conviene?',
  'Scrivi a mia cugina che è nata la bambina',
  'una truffa famosa della storia: racconta di Ponzi',
  'ho ricevuto una mail strana dalla banca, è vera?',
  'scrivi due righe per la morte del marito della mia vicina',
  'scrivi una filastrocca sul fuoco e sull’acqua',
  'Un biglietto di auguri per mia nipote Fiammetta, per la cresima',
  'Ringrazia la signora Dolores Sanguineti per la cena',
  'mio zio ha perso il treno, avvisa la famiglia con un messaggio',
  'la porta della cantina non si apre, chi chiamo?',
  'riscrivi questa lettera al condominio per il rumore delle scale',
  'ho fatto una ricarica al cellulare, come vedo il credito?',
  'quanto costa un pugno di riso a testa?',
  'il bambino ha bevuto il latte, quando gli do la pappa?',
  'vorrei un testo per la targa in memoria di mio suocero',
  'come dico a mia nuora che la stanza è troppo piccola',
  'ho un peso da spedire: quanto costa un pacco da 5 chili?',
  'Scrivi al Comune: il lampione sotto casa è spento da tre settimane, in via Borgo Palazzo 12.',
  'Sotto casa c’è un cantiere rumoroso: scrivi una lettera al condominio',
]

describe('urgent words', () => {
  test.for([...urgent, ...urgentLater])('AIX-09 %s is urgent: %s', ([kind, prompt]) => {
    expect(urgentNote(prompt)?.kind).toBe(kind)
  })

  test.for([...ordinary, ...ordinaryLater])('AIX-09 not urgent: %s', (prompt) => {
    expect(urgentNote(prompt)).toBeNull()
  })

  test('AIX-09 urgent words are found inside a long request and across its lines', () => {
    const talk = 'Scrivi una lettera gentile alla mia amica Carla. '.repeat(40)
    expect(urgentNote(`${talk}\nHo un dolore\nal petto.\n${talk}`)?.kind).toBe('health')
    expect(urgentNote(talk)).toBeNull()
  })

  test('AIX-09 a danger named beside an idiom still counts', () => {
    expect(urgentNote('Mi ammazzo di lavoro. Da un anno voglio morire.')?.kind).toBe('suicide')
  })

  test('AIX-09 general words take the note away, but not near a cry', () => {
    expect(urgentNote('un articolo: il nonno ha un infarto')).toBeNull()
    expect(urgentNote('leggo un articolo e il nonno ha un infarto, aiuto')?.kind).toBe('health')
    expect(urgentNote('un romanzo: voglio uccidermi')?.kind).toBe('suicide')
  })

  test('AIX-09 a message that somebody else wrote is no fraud, but no reason to be silent on danger', () => {
    const quoted = (text: string) => urgentNote(`mi è arrivato: "${text}, rispondi"`)?.kind
    expect(quoted('ho pagato un truffatore, mandami 900 euro')).toBeUndefined()
    expect(quoted('mamma, non ce la faccio più a vivere')).toBe('suicide')
  })

  test('AIX-09 normalizing: small letters, no accents, no marks, single letters, common spellings', () => {
    expect(normalizedWords('  C’È   odore\ndi GAS!!! ')).toEqual(['c', 'e', 'odore', 'di', 'gas'])
    expect(normalizedWords('nn so ke fare')).toEqual(['non', 'so', 'che', 'fare'])
    expect(normalizedWords('non ce la facio')).toEqual(normalizedWords('non ce la faccio'))
    expect(normalizedWords('…!? ')).toEqual([])
  })

  test('AIX-09 every note names someone to call, calmly and in easy words', () => {
    for (const [kind, note] of Object.entries(urgentNotes)) {
      expect(note.kind).toBe(kind)
      for (const { number } of note.contacts) expect(number).toMatch(/^\d[\d ]+$/)
      expect(note.contacts.map(({ number }) => number)).toContain('112')
      expect(`${note.title} ${note.text}`).not.toMatch(/!|\bsol[oa]\b/)
      expect(gulpease(note.text), note.text).toBeGreaterThanOrEqual(60)
      expect(gulpease(`${note.title}. ${note.text}`), note.title).toBeGreaterThanOrEqual(60)
    }
  })

  test('AIX-09 hostile texts of 4,000 characters come to an end', () => {
    const bits = ['ho ', 'mi ha ', 'madre non ', 'a', 'ho dato il ', 'è ', '" « ', 'ho ho preso ']
    for (const bit of bits) {
      const text = bit.repeat(Math.ceil(4000 / bit.length)).slice(0, 4000)
      expect(urgentNote(text)).toBeNull()
      expect(urgentNote(`${text.slice(0, 3_900)} ho dolore al petto`)?.kind).toBe('health')
    }
  })
})
