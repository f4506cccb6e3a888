const namespace = 'http://iptc.org/std/Iptc4xmpExt/2008-02-29/'
/** The IPTC's word for what a trained model made. */
const madeByModel = 'http://cv.iptc.org/newscodes/digitalsourcetype/trainedAlgorithmicMedia'

/**
 * What a picture made by an AI carries in its file, as XMP: programs that look for it can say where
 * the picture is from (AI Act, article 50).
 */
export const aiMark = `<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about="" xmlns:Iptc4xmpExt="${namespace}" Iptc4xmpExt:DigitalSourceType="${madeByModel}"/>
</rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>`
