<?php
/** The design jobs in an email: which of them still exist, their names and their links. */

declare( strict_types=1 );

namespace DesignMarketplace\Directory;

use DesignMarketplace\Kernel\Items\Deadline;
use DesignMarketplace\Kernel\Items\Job_Facts;
use DesignMarketplace\Kernel\Items\Job_Words;
use DesignMarketplace\Kernel\Items\Mission_State;
use DesignMarketplace\Mail\Subject_Line;
use WP_Post;

final class Listed_Jobs {

	/**
	 * @param array<mixed> $ids
	 * @return list<WP_Post> In the given order, without duplicates and those that are in the trash, held or hidden.
	 */
	public static function posts( array $ids ): array {
		$ids = array_values( array_unique( array_filter( array_map( 'intval', array_filter( $ids, 'is_numeric' ) ) ) ) );
		_prime_post_caches( $ids, false, false );
		$posts = array_map( 'get_post', $ids );
		return array_values(
			array_filter(
				$posts,
				static fn( mixed $post ): bool => $post instanceof WP_Post
					&& ! in_array(
						$post->post_status,
						array( Mission_State::Trashed->value, Mission_State::Hidden->value, Mission_State::Held->value ),
						true
					)
			)
		);
	}

	/**
	 * Titles for a subject: "Night trains", "Night trains and 2 more".
	 * @param list<WP_Post> $missions
	 */
	public static function summary( array $missions ): string {
		return Subject_Line::several( array_column( $missions, 'post_title' ) );
	}

	/**
	 * Titles with links. Visitors get to the page after they log in.
	 * @param list<WP_Post>                     $missions Of one company.
	 * @param (callable(WP_Post): string)|null $label    Instead of the title.
	 * @return list<array{label:string,url:string}>
	 */
	public static function links( array $missions, ?callable $label = null ): array {
		return array_map(
			static fn( WP_Post $mission ): array => array(
				'label' => $label ? $label( $mission ) : $mission->post_title,
				'url'   => self::url( $mission ),
			),
			$missions
		);
	}

	/**
	 * With what one decides by: pay, kind, place and deadline.
	 * @param list<WP_Post> $missions
	 * @return list<array{label:string,url:string}>
	 */
	public static function links_with_facts( array $missions ): array {
		return array_map(
			static fn( array $link, WP_Post $job ): array => array( 'label' => self::with_facts( $link['label'], $job->ID ) ) + $link,
			self::links( $missions ),
			$missions
		);
	}

	/** A label, followed by the job's pay, kind, place and deadline. */
	public static function with_facts( string $label, int $mission ): string {
		$said     = Job_Facts::of( $mission );
		$words    = new Job_Words( $said );
		$deadline = Deadline::of( $mission );
		$facts    = array(
			implode( false === $said['paid'] ? ', ' : ' ', array_filter( $words->pay() ) ),
			$words->label( 'engagement' ),
			$words->label( 'place' ),
			'' === $deadline ? '' : sprintf(
				/* translators: %s: day. */
				__( 'until %s', 'design-marketplace' ),
				Deadline::words( $deadline )
			),
		);
		$parts    = array_filter( array_map( 'trim', $facts ), static fn( string $part ): bool => '' !== $part );
		return implode( ' · ', array( $label, ...$parts ) );
	}

	/**
	 * The address of the button: the job, or the company if there are several.
	 * @param list<WP_Post> $missions Of one company.
	 */
	public static function target( array $missions ): string {
		return 1 === count( $missions ) ? self::url( $missions[0] ) : self::project( $missions[0] );
	}

	private static function url( WP_Post $mission ): string {
		return self::project( $mission ) . "/mission/{$mission->ID}";
	}

	private static function project( WP_Post $mission ): string {
		return home_url( '/project/' . get_the_author_meta( 'user_nicename', (int) $mission->post_author ) );
	}
}
