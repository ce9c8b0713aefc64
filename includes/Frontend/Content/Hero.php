<?php
/**
 * The hero of the home page in the first paint, in the version for designers.
 */

declare( strict_types=1 );

namespace DesignMarketplace\Frontend\Content;

use DesignMarketplace\Frontend\Html;
use DesignMarketplace\Frontend\Item;
use DesignMarketplace\Frontend\Markup;
use DesignMarketplace\Frontend\Picture;

final class Hero {

	public function __construct( private readonly Item $block ) {}

	public function html(): Html {
		$shots = array_slice( $this->block->pictured( 'pictures' ), 0, 3 );
		$first = array_shift( $shots );
		return Html::of(
			'section.hero',
			Html::of(
				'div.grid',
				Html::of( 'div.c1-9.hero-head', $this->block->heading( 'title', '', 'h1.mega' ) ),
				Html::of( 'div.c10-12.hero-copy', Html::of( 'p.t4.lead', $this->block->written( 'text' ) ), self::toggle() ),
				Html::of(
					'div.hero-mods',
					Html::of( 'div.hero-cta.on-role', Html::of( 'p.t3.num', $this->facts() ), Html::of( 'div.btns', $this->ways() ) ),
					$first ? $this->shot( $first, '.wide' ) : '',
					Html::of( $first ? 'div.hero-tile.hero-form' : 'div.hero-tile.hero-form.wide', Html::bare( 'i' ), aria_hidden: 'true' ),
					Html::each( fn( Item $shot, int $place ): Html => $this->shot( $shot, 1 === $place ? '.extra' : '' ), $shots )
				),
				$this->now()
			)
		);
	}

	private function facts(): Html {
		$figures   = $this->block->figures() + array( 'designers' => 0, 'jobs' => 0 ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing
		$designers = number_format_i18n( $figures['designers'] );
		$jobs      = number_format_i18n( $figures['jobs'] );
		return Html::lines(
			$figures['designers'] > 0
				/* translators: %s: number of portfolios. */
				? sprintf( _n( '%s portfolio.', '%s portfolios.', $figures['designers'], 'design-marketplace' ), $designers )
				: '',
			/* translators: %s: number of open design jobs. */
			$figures['jobs'] > 0 ? sprintf( _n( '%s open job.', '%s open jobs.', $figures['jobs'], 'design-marketplace' ), $jobs ) : ''
		);
	}

	private function ways(): Html {
		$jump = $this->block->written( 'anchor_txt' );
		$to   = $this->block->words( 'btn_link', '/signup' );
		return Html::all(
			Markup::button(
				$to,
				$this->block->words( 'btn_txt', __( 'Sign up', 'design-marketplace' ) ),
				'/signup' === $to ? '.for-strangers' : ''
			),
			$jump->is_empty()
				? ''
				: Html::of(
					'a.plain',
					$jump,
					' ',
					Markup::icon( 'arrow-down', '.arrow-down' ),
					href: '#' . ltrim( $this->block->words( 'anchor' ), '#' )
				)
		);
	}

	/**
	 * The choice of a role. It is hidden without scripts.
	 */
	public static function toggle(): Html {
		return Html::of(
			'div.role-toggle.app-only',
			Html::of( 'button', __( 'Designer', 'design-marketplace' ), type: 'button', aria_pressed: 'true' ),
			Html::of( 'button', __( 'Entrepreneur', 'design-marketplace' ), type: 'button', aria_pressed: 'false' ),
			role: 'group',
			aria_label: __( 'I am', 'design-marketplace' )
		);
	}

	private function shot( Item $picture, string $style ): Html {
		$image = $picture->value( 'image' );
		$link  = $picture->words( 'link' );
		$whose = $picture->words( 'name' );
		$words = $whose . ( is_array( $image ) ? $image['alt'] ?? '' : '' );
		$shot  = Html::all(
			Html::of(
				'span.hero-tile.pic',
				Picture::html( $image, '.wide' === $style ? 'hero_wide' : 'hero_small', null, '.wide' === $style )
			),
			Html::of( 'span.hero-name.small', $whose )
		);
		return '' === $link
			? Html::of( "span.hero-shot{$style}", $shot )
			: Markup::link( $link, $shot, ".hero-shot{$style}", '' === $words ? __( 'See this work', 'design-marketplace' ) : '' );
	}

	private function now(): Html {
		$jobs = Html::each(
			static fn( Item $job ): Html => Html::of(
				'li',
				Markup::link( "/project/{$job->text( 'slug' )}/mission/{$job->number( 'id' )}", $job->said( 'title' ), '.t3' ),
				Html::of( 'span.soft', $job->text( 'company' ) )
			),
			$this->block->rows( 'open_now' )
		);
		return $jobs->is_empty()
			? $jobs
			: Html::of( 'div.hero-now', Html::of( 'h2.t4', __( 'Open now', 'design-marketplace' ) ), Html::of( 'ul', $jobs ) );
	}
}
