// The package ships no types, and @types/subset-font lacks two of the options that typeface.ts uses.
declare module 'subset-font';
