/** What named references of HTML stand for, of those that questions use. */
const named: Readonly<Record<string, string>> = Object.fromEntries(
  [
    'amp &,lt <,gt >,quot ",apos \',nbsp \u00a0,ensp \u2002,emsp \u2003,thinsp \u2009,zwnj \u200c,zwj \u200d,shy \u00ad',
    'copy ©,reg ®,trade ™,deg °,plusmn ±,sup1 ¹,sup2 ²,sup3 ³,frac12 ½,frac14 ¼,frac34 ¾,times ×,divide ÷,micro µ,middot ·,para ¶,sect §',
    'lsquo ‘,rsquo ’,sbquo ‚,ldquo “,rdquo ”,bdquo „,laquo «,raquo »,ndash –,mdash —,hellip …,bull •,prime ′,Prime ″,permil ‰',
    'cent ¢,pound £,yen ¥,euro €,larr ←,uarr ↑,rarr →,darr ↓,harr ↔,rArr ⇒,hArr ⇔,iexcl ¡,iquest ¿',
    'forall ∀,part ∂,exist ∃,empty ∅,nabla ∇,isin ∈,notin ∉,ni ∋,prod ∏,sum ∑,minus −,radic √,prop ∝,infin ∞,ang ∠,and ∧,or ∨,cap ∩,cup ∪,int ∫',
    'there4 ∴,sim ∼,cong ≅,asymp ≈,ne ≠,equiv ≡,le ≤,ge ≥,sub ⊂,sup ⊃,nsub ⊄,sube ⊆,supe ⊇,oplus ⊕,otimes ⊗,perp ⊥,not ¬',
    'Alpha Α,Beta Β,Gamma Γ,Delta Δ,Theta Θ,Lambda Λ,Pi Π,Sigma Σ,Phi Φ,Psi Ψ,Omega Ω',
    'alpha α,beta β,gamma γ,delta δ,epsilon ε,zeta ζ,eta η,theta θ,iota ι,kappa κ,lambda λ,mu μ,nu ν,xi ξ,pi π,rho ρ,sigma σ,tau τ,upsilon υ,phi φ,chi χ,psi ψ,omega ω',
    'agrave à,aacute á,acirc â,atilde ã,auml ä,aring å,aelig æ,ccedil ç,egrave è,eacute é,ecirc ê,euml ë,igrave ì,iacute í,icirc î,iuml ï',
    'ntilde ñ,ograve ò,oacute ó,ocirc ô,otilde õ,ouml ö,oslash ø,ugrave ù,uacute ú,ucirc û,uuml ü,szlig ß,Agrave À,Aacute Á,Auml Ä,Ccedil Ç,Eacute É,Ouml Ö,Uuml Ü',
  ]
    .join(',')
    .split(',')
    .map((pair) => pair.split(' ') as [string, string]),
);

const xmlNames = ['amp', 'lt', 'gt', 'quot', 'apos'];

/** Whether XML may hold this character at all; a NUL, for one, it may not, and neither may a database. */
const isAllowed = (code: number): boolean =>
  code === 9 || code === 10 || code === 13 || (code >= 0x20 && code <= 0xd7ff) || (code >= 0xe000 && code <= 0x10ffff);

function numbered(reference: string): string | null {
  const code = /^#x/i.test(reference) ? Number.parseInt(reference.slice(2), 16) : Number.parseInt(reference.slice(1), 10);
  return isAllowed(code) ? String.fromCodePoint(code) : null;
}

/** What `&name;` or `&#1234;` stands for, given without its signs; null where it is unknown. `isXml`: by the five names XML has. */
export function referenced(reference: string, isXml: boolean): string | null {
  if (reference.startsWith('#')) return numbered(reference);
  if (isXml && !xmlNames.includes(reference)) return null;
  return Object.hasOwn(named, reference) ? (named[reference] ?? null) : null;
}

export const reference = /&(#\d{1,7}|#[xX][\da-fA-F]{1,6}|[A-Za-z]\w{0,30});/g;
