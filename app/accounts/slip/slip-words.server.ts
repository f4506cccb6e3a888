/**
 * What slips are made of: things that everybody knows, spelled as they are heard, without accents,
 * and none that a single wrong letter makes of another.
 */
export const slipWords: readonly string[] = `
  abete acacia acero acqua agenda aglio agosto agrumi albero albicocca alce alga alloggio
  alpino altalena amaca ambra amico ananas anatra ancora anello angolo anguria anice annata
  antenna aprile aquila aquilone arancia aratro arco ardesia argento argilla aria armadio
  armonica arte asilo astuccio atlante atrio autobus autunno avena avorio bacino bagaglio
  balcone balsamo banco bandiera barattolo barca barile basilico battello baule berretto
  betulla bicchiere bici biglia bilancia binario biscotto bocciolo borraccia borsa bosco
  bottega bottiglia bottone brezza briciola brina brocca bronzo buccia budino bufalo bussola
  busta cabina cacao calamita calcio caldo calice calza camicia camino camion campana campo
  canale candela canestro canguro canoa cantina canto capanna capitolo cappello cappotto
  carciofo carro casa cascata cassetto castagna castello catena cedro cena ceramica cerbiatto
  cerchio cervo cestino cesto chiave chiodo chitarra cicala ciclamino cicogna cielo ciliegia
  cima cinema cintura ciottolo cipolla cipresso circo citofono clarino cocomero collana colomba
  comodino compasso conca concerto coniglio cono coperta corallo corda cornice corona corriere
  cortile cotone cratere crema criceto cristallo crosta cubo cucchiaio cucina cuoco cupola
  curva cuscino dado dattero delfino diamante diario dicembre diga dipinto disco ditale divano
  domenica dorso duna duomo ebano edera elica erba ermellino estate fabbro faggio fagiano
  fagiolo falco falena farfalla farina faro febbraio felce feltro festa fiaba fiamma fianco
  fibbia fieno figurina filo finestra fiocco fiordo fiore fiume flauto foca foglia fontana
  forbici foresta forma formica fornaio forno fortezza fragola frassino freccia fresco frigo
  frittata frullato frumento fumetto fune fungo funivia furgone fuso gabbiano galleria gambero
  garofano gatto gazza gelato gelso gelsomino gemma gennaio geranio germoglio ghiaccio ghianda
  ghiro giacca giaggiolo giardino giglio gioco gioiello giorno giostra girasole giugno glicine
  globo golfo gomitolo gondola gonna gradino grandine grano grappolo grembiule grifone grotta
  guado guanto guida guscio idea incenso insalata iride isola istrice lago laguna lampada
  lampone lana lanterna larice lattuga lavagna lavanda legno lente lenzuolo leone lepre lettera
  libro liceo lichene lievito limone lince lino lira lucciola luce lucertola luglio lumaca
  luppolo macchina maestro maglia magnolia malva mandarino mandorla manico mappa marea marinaio
  marmo marmotta martello martora maschera matita mattino mattone mela melone menta mercato
  merenda mese messaggio metallo metro miele mirtillo mobile molla montagna motore mughetto
  mulino muro muschio museo musica nastro nave nebbia negozio nido ninfea nocciola noce notte
  novembre nuoto nuvola oasi oceano oliva olmo ombrello onda opale orario orchidea orologio
  ortica orto ottobre ovatta padella paese pagina palazzo palestra palma palo palude panchina
  pane panino panna pantofola papavero papiro parete pascolo pasta pavone pedale pennello
  pentola pepe peperone pera pesce pettine pianeta piano piatto piazza pigiama pinguino pioggia
  pioppo piscina platano poesia polline pomello pomodoro ponte pontile porta portico pozzo
  prato primavera primula profumo proverbio prugna pulcino quaderno quadro quaglia quarzo
  quercia rabarbaro racchetta radice radio radura ramo ravanello regalo rete riccio ricetta
  riflesso rifugio righello ripiano riposo riso ritmo riva roccia romanzo rondine rosa
  rosmarino rotaia rovere rubino rucola rugiada ruota ruscello sabato sabbia sacco sale salita
  salmone salotto salsa salvia sandalo sapone sasso satellite scacchi scaffale scala scalpello
  scarpa scatola scheda scialle scintilla scoglio scrigno scudo scuola sedano sedia segale
  selva seme semina sesamo seta settembre sfera sgabello siepe silenzio sinfonia slitta smalto
  smeraldo soffitto sogno solco sonaglio sorbetto sorgente sorriso sosta spago specchio spezia
  spiaggia spiga spillo spinaci spirale sponda spugna squadra stadio stagione stagno stalla
  stampa stanza statua stivale stoffa storia strada strofa struzzo stufa suono susina talpa
  tamburo tango tappeto tartaruga tasca tastiera tavola teatro tegola teiera telaio telefono
  tempio tenda terra terrazza tesoro tetto tigre timbro timo tinello tocco tonno topazio torcia
  tordo torre torrente tortora tovaglia traghetto tralcio tramonto treno triangolo trifoglio
  trota trottola tulipano turchese tuta ulivo uncino uovo usignolo uvetta vacanza valigia valle
  valzer vaniglia vapore vascello vaso vassoio veranda verbena verdura vestito vetrina viaggio
  viale vicolo villaggio vimini viola violino vite volo volpe vulcano zafferano zaffiro zaino
  zampogna zattera zebra zenzero zinco zucca zucchero zuppa
`
  .trim()
  .split(/\s+/)
