<?php
/** The open jobs in a company's row: src/features/directory/components/job-line.tsx. */

declare( strict_types=1 );

namespace DesignMarketplace\Site\Paint;

use DesignMarketplace\Kernel\Items\Deadline;
use DesignMarketplace\Kernel\Items\Job_Words;
use DesignMarketplace\Site\Front\Html;
use DesignMarketplace\Site\Front\Item;
use DesignMarketplace\Site\Front\Markup;
use DesignMarketplace\Site\Front\University;

final class Job_Lines {

	/** Days before the last one from which one has to hurry. */
	private const SOON = 3;

	/** Empty where the reader may not know them. */
	public static function of( Item $card ): Html {
		$jobs = $card->rows( 'open_jobs' );
		$more = $card->number( 'open_jobs_count' ) - count( $jobs );
		/* translators: %s: number of open design jobs of a company that are not shown. */
		$words = Markup::counted( $more, _n( '%s more', '%s more', $more, 'design-marketplace' ) );
		$link  = '' === $words ? '' : Markup::link( '/project/' . $card->text( 'slug' ), $words, '.link' );
		$lines = Html::each( static fn( Item $job ): Html => self::line( $card, $job ), $jobs );
		return $jobs ? Html::of( 'ul.jls', $lines, Html::of( 'li.jl.more', $link ) ) : Html::all();
	}

	private static function line( Item $card, Item $job ): Html {
		$locale = $card->text( 'locale' );
		$title  = $job->text( 'title' );
		$path   = '/project/' . $card->text( 'slug' ) . '/mission/' . $job->number( 'id' );
		$link   = Markup::link( $path, Markup::typed( $title, $title, $locale ) );
		if ( ! array_key_exists( 'deadline', $job->values() ) ) {
			return Html::of( 'li.jl', $link );
		}
		$words = new Job_Words( $job->values() );
		$city  = 'on_site' === $job->text( 'place' ) ? $card->text( 'city' ) : '';
		$kind  = Markup::joined( $words->label( 'engagement' ), '' === $city ? $words->label( 'place' ) : $city );
		$pay   = $words->pay_mark();
		return Html::of(
			'li.jl',
			$link,
			'' === $kind ? Html::bare( 'span.k' ) : Html::of( 'span.k', $kind ),
			'' === $pay ? Html::of( 'span.p.soft', __( 'Pay not said', 'design-marketplace' ) ) : Html::of( 'span.p > b', Markup::typed( $pay, $job->text( 'budget' ), $locale ) ),
			self::until( $job->text( 'deadline' ) )
		);
	}

	private static function until( string $day ): Html {
		if ( '' === $day ) {
			return Html::of( 'span.d.soft', __( 'No last day', 'design-marketplace' ) );
		}
		$time = static fn( string $of ): int => (int) strtotime( strtr( $of, '/', '-' ) . ' UTC' );
		$days = intdiv( $time( $day ) - $time( Deadline::today() ), DAY_IN_SECONDS );
		/* translators: %s: number of days that are left. */
		$left = sprintf( _n( '%s day', '%s days', $days, 'design-marketplace' ), number_format_i18n( $days ) );
		$left = array( __( 'today', 'design-marketplace' ), __( 'tomorrow', 'design-marketplace' ) )[ $days ] ?? $left;
		/* translators: %s: a day such as 12 Dec, the last one to apply. */
		[ $before, $after ] = explode( "\n", sprintf( __( 'until %s', 'design-marketplace' ), "\n" ) );
		return Html::of(
			$days <= self::SOON ? 'span.d.soon' : 'span.d',
			$before,
			Html::of( 'b', University::month_day( $day ) ),
			$after,
			Html::of( 'span.left', $left )
		);
	}
}
