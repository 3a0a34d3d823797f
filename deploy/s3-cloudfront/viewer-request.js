// CloudFront Function (runtime cloudfront-js-2.0) on viewer-request: the file of a page, or a redirect to its one address. Nothing else
// is redirected: what is unknown goes on to the bucket, whose 403 or 404 becomes the error page.
const site = '{{site names}}';
const moved = '{{moved addresses}}';
const pages = ` ${'{{known pages}}'} `;

// biome-ignore lint/correctness/noUnusedVariables: CloudFront calls it by this name.
function handler(event) {
  const request = event.request;
  const uri = request.uri;
  if (request.headers.host.value === site.other) return redirect(site.url + uri, request.querystring);
  const plain = uri.toLowerCase().replace(/(\/index)?(\.html|\/)?$/, '') || '/';
  const page = moved[plain] || plain;
  if (page.includes(' ') || !pages.includes(` ${page} `)) {
    // The error page itself: by an address that the bucket has no file for.
    if (plain === '/404') request.uri = '/404';
    return request;
  }
  if (page !== uri) return redirect(page, request.querystring);
  request.uri = page === '/' ? '/index.html' : `${page}.html`;
  return request;
}

function redirect(address, querystring) {
  const query = [];
  for (const name in querystring)
    for (const item of querystring[name].multiValue || [querystring[name]])
      query.push(item.value === '' ? name : `${name}=${item.value}`);
  const location = { value: query.length > 0 ? `${address}?${query.join('&')}` : address };
  return { statusCode: 301, statusDescription: 'Moved Permanently', headers: { location: location } };
}
