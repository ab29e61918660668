// Neither package ships types, and @types/subset-font lacks two of the options that typeface.ts uses.
declare module 'serve-handler';
declare module 'subset-font';
