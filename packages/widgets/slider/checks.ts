export { slidesChecks as checks } from '../kit/slides/check-slides.ts';
