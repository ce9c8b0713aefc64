<?php
/** A company's open design jobs by title and day, each a link: src/features/people/members/profile/open-jobs.tsx. */

declare( strict_types=1 );

namespace DesignMarketplace\Site\Front;

final class Open_Job_List {

	/**
	 * @param list<Item> $jobs  Answers of /design-marketplace/v1/jobs/{id}.
	 * @param Item       $card  The company's card.
	 * @param string     $words The number of jobs in words.
	 */
	public static function html( array $jobs, Item $card, string $words ): Html {
		$line = static function ( Item $job ) use ( $card ): Html {
			$to    = "/project/{$card->text( 'slug' )}/mission/{$job->number( 'id' )}";
			$title = Markup::said( $job->plain( 'title' ), $card->text( 'locale' ) );
			$day   = $job->text( 'postingDate' );
			$day   = '' === $day ? Markup::day( $job->text( 'date_gmt' ) ) : Markup::calendar_day( $day );
			return Html::of( 'li', Markup::link( $to, $title, '.t3' ), Html::of( 'span.soft', $day ) );
		};
		$list = Html::of( 'ul', Html::each( $line, $jobs ) );
		return $jobs ? Html::of( 'section.open-jobs.headed-lines', Html::of( 'h2.t2', $words ), $list ) : Html::all();
	}
}
