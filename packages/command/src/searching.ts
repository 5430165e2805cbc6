// The part of `whatif` that is loaded where it is asked for.

export { whatIfAnswer } from '@crosstable/report';
export { chances, whatifs } from '@crosstable/whatif';
