// CloudFront Function (runtime cloudfront-js-2.0) on viewer-request: the file of an address, or a redirect to its canonical form.
const moved = '{{moved addresses}}';

// biome-ignore lint/correctness/noUnusedVariables: CloudFront calls it by this name.
function handler(event) {
  const request = event.request;
  const uri = request.uri;
  if (/\.(br|gz)$/.test(uri) || /^\/404(\.html)?$/.test(uri))
    return { statusCode: 404, statusDescription: 'Not Found' };
  if (/\.(?!html$)[a-z0-9]+$/i.test(uri) || uri.startsWith('/_next/')) return request;
  const plain = uri.toLowerCase().replace(/(\/index)?(\.html|\/)?$/, '') || '/';
  const page = moved[uri.replace(/\/$/, '')] || moved[plain] || plain;
  if (page !== uri) return redirect(page, request.querystring);
  request.uri = page === '/' ? '/index.html' : `${page}.html`;
  return request;
}

function redirect(page, querystring) {
  const query = Object.keys(querystring)
    .map((name) => (querystring[name].value === '' ? name : `${name}=${querystring[name].value}`))
    .join('&');
  const location = { value: query ? `${page}?${query}` : page };
  return { statusCode: 301, statusDescription: 'Moved Permanently', headers: { location } };
}
