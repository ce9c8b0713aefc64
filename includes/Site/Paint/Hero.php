<?php
/** The hero of the home page in the first paint, in the version for designers. */

declare( strict_types=1 );

namespace DesignMarketplace\Site\Paint;

use DesignMarketplace\Site\Front\Html;
use DesignMarketplace\Site\Front\Item;
use DesignMarketplace\Site\Front\Markup;
use DesignMarketplace\Site\Front\Picture;

final class Hero {

	public function __construct( private readonly Item $block ) {}

	public function html(): Html {
		$head   = Html::of( 'div.c1-9.hero-head', $this->block->heading( 'title', '', 'h1.mega' ) );
		$lead   = Html::of( 'p.t4.lead', $this->block->written( 'text' ) );
		$copy   = Html::of( 'div.c10-12.hero-copy', $lead, Html::bare( 'div.role-toggle.app-only' ) );
		$cta    = Html::of( 'div.hero-cta.on-role', Html::of( 'p.t3', $this->facts() ), Html::of( 'div.btns', $this->ways() ) );
		$shots  = array_slice( $this->block->pictured( 'pictures' ), 0, 3 );
		$form   = Html::of( $shots ? 'div.hero-tile.hero-form' : 'div.hero-tile.hero-form.wide', Html::bare( 'i' ), aria_hidden: 'true' );
		$first  = Html::each( fn( Item $shot ): Html => $this->shot( $shot, '.wide' ), array_splice( $shots, 0, 1 ) );
		$others = Html::each( fn( Item $shot, int $place ): Html => $this->shot( $shot, 1 === $place ? '.extra' : '' ), $shots );
		return Html::of( 'section.hero > div.grid', $head, $copy, Html::of( 'div.hero-mods', $cta, $first, $form, $others ), $this->now() );
	}

	private function facts(): Html {
		$designers = $this->block->figures()['designers'] ?? 0;
		$jobs      = $this->block->figures()['jobs'] ?? 0;
		return Html::lines(
			/* translators: %s: number of portfolios. */
			Markup::counted( $designers, _n( '%s portfolio.', '%s portfolios.', $designers, 'design-marketplace' ) ),
			/* translators: %s: number of open design jobs. */
			Markup::counted( $jobs, _n( '%s open job.', '%s open jobs.', $jobs, 'design-marketplace' ) )
		);
	}

	private function ways(): Html {
		$to   = $this->block->words( 'btn_link', '/signup' );
		$text = $this->block->words( 'btn_txt', __( 'Sign up', 'design-marketplace' ) );
		$way  = Markup::button( $to, $text, '/signup' === $to ? '.for-strangers' : '' );
		$jump = $this->block->written( 'anchor_txt' );
		$down = Html::all( $jump, ' ', Markup::icon( 'arrow-down', '.arrow-down' ) );
		$down = Markup::link( '#' . ltrim( $this->block->words( 'anchor' ), '#' ), $down, '.plain' );
		return Html::all( $way, $jump->is_empty() ? $jump : $down );
	}

	private function shot( Item $picture, string $style ): Html {
		$is_wide = '.wide' === $style;
		$image   = Picture::html( $picture->value( 'image' ), $is_wide ? 'hero_wide' : 'hero_small', null, $is_wide );
		$whose   = $picture->words( 'name' );
		$shot    = Html::all( Html::of( 'span.hero-tile.pic', $image ), Html::of( 'span.hero-name.small', $whose ) );
		$link    = $picture->words( 'link' );
		$name    = '' === $whose . $picture->item( 'image' )->text( 'alt' ) ? __( 'See this work', 'design-marketplace' ) : '';
		return '' === $link ? Html::of( "span.hero-shot{$style}", $shot ) : Markup::link( $link, $shot, ".hero-shot{$style}", $name );
	}

	private function now(): Html {
		$line = static fn( Item $job ): Html => Html::of(
			'li',
			Markup::link( "/project/{$job->text( 'slug' )}/mission/{$job->number( 'id' )}", $job->said( 'title' ), '.t3' ),
			Html::of( 'span.soft', $job->text( 'company' ) )
		);
		$jobs = Html::of( 'ul', Html::each( $line, $this->block->rows( 'open_now' ) ) );
		$head = $jobs->is_empty() ? '' : Html::of( 'h2.t4', __( 'Open now', 'design-marketplace' ) );
		return Html::of( 'div.hero-now.headed-lines', $head, $jobs );
	}
}
