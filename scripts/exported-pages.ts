/** A page of an exported folder: `about.html`, and not `about/index.html`, its copy for hosts that know only files. */
export const isPage = (file: string): boolean => /^(index|.*(?<![\\/]index))\.html$/.test(file);
