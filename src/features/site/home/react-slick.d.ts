// react-slick ships no types: those of its settings and methods that are used here.
declare module 'react-slick' {
	import type { Component, ReactNode } from 'react';

	export interface Settings {
		children?: ReactNode;
		arrows?: boolean;
		dots?: boolean;
		infinite?: boolean;
		autoplay?: boolean;
		/** ms; the slider waits 50 more. */
		autoplaySpeed?: number;
		pauseOnHover?: boolean;
		pauseOnFocus?: boolean;
		/** ms */
		speed?: number;
		cssEase?: string;
		/** Whether a press during the motion is ignored. */
		waitForAnimate?: boolean;
		accessibility?: boolean;
		beforeChange?: ( current: number, next: number ) => void;
	}

	export default class Slider extends Component< Settings > {
		slickNext(): void;
		slickPrev(): void;
		slickGoTo( slide: number, dontAnimate?: boolean ): void;
		slickPause(): void;
		slickPlay(): void;
	}
}
