<?php
/** The page of a link in an email about a mission: its button lets the mission go on, or opens it again. */

declare( strict_types=1 );

namespace DesignMarketplace\Jobs\Applications\Moments;

use DesignMarketplace\Directory\Listed_Jobs;
use DesignMarketplace\Jobs\Applications\Extensions;
use DesignMarketplace\Jobs\Applications\Reopening;
use DesignMarketplace\Jobs\Missions\Mission_Service;
use DesignMarketplace\Kernel\Contract\Contract;
use DesignMarketplace\Kernel\Items\Deadline;
use DesignMarketplace\Kernel\Items\Mission_Outcome;
use DesignMarketplace\Kernel\Items\Mission_State;
use DesignMarketplace\Mail\Link_Page;
use DesignMarketplace\People\Auth\Limits;
use WP_Error;
use WP_Post;

/** Only a POST changes something, as mail scanners open links. */
final class Job_Page {

	/** Answers requests with our parameter; others go on. */
	public function answer(): void {
		Link_Page::answer( Job_Link::PARAMETER, 'Link about a design job', $this->handle( ... ) );
	}

	/** @return array{int,string} Status and page: it says what the button does, or does it. */
	public function handle( string $token, bool $post ): array {
		$refusal = Limits::hit( 'job_link' );
		if ( $refusal ) {
			return Link_Page::too_many( $refusal );
		}
		[ $mission, $action ] = Job_Link::read( $token ) ?? array( null, '' );
		if ( ! $mission || ! Mission_State::is_published( $mission ) ) {
			return self::over();
		}
		$is_open = Mission_State::Open === Mission_State::of( $mission );
		if ( Job_Link::RENEW === $action ) {
			return $is_open ? $this->renew( $mission, $post ) : self::closed( $mission );
		}
		if ( $is_open ) {
			return self::opened( $mission );
		}
		return Mission_Outcome::has_lapsed_lately( $mission ) ? $this->reopen( $mission, $post ) : self::closed( $mission );
	}

	/** @return array{int,string} */
	private function renew( WP_Post $mission, bool $post ): array {
		if ( ! $post ) {
			$day = Deadline::renewed( $mission->ID );
			/* translators: %s: day. */
			$until = __( 'Designers can apply until %s then.', 'design-marketplace' );
			$text  = '' === $day ? self::stays() : sprintf( $until, Deadline::words( $day ) );
			/* translators: %s: title of a design job. */
			$title = sprintf( __( 'Keep “%s” open?', 'design-marketplace' ), $mission->post_title );
			$texts = array( $text, ...self::who_waits( $mission ) );
			return self::page( 200, $title, $texts, $mission, __( 'Keep it open', 'design-marketplace' ) );
		}
		$error = ( new Mission_Service() )->renew( $mission->ID );
		return $error
			? self::refused( $error )
			: self::page( 200, __( 'It stays open.', 'design-marketplace' ), array( self::done() ), $mission );
	}

	/**
	 * @param list<string> $texts
	 * @return array{int,string} A page that leads to the mission, if there is one.
	 */
	private static function page( int $status, string $title, array $texts, ?WP_Post $mission, string $button = '' ): array {
		$ways = $mission ? array_column( Listed_Jobs::links( array( $mission ) ), 'url', 'label' ) : array();
		return array( $status, Link_Page::html( $title, $texts, $button, ways: $ways ) );
	}

	private static function done(): string {
		return __( 'You can close this page.', 'design-marketplace' );
	}

	/** @return list<string> Says what keeping it open does to those who wait for an answer; nothing if nobody does. */
	private static function who_waits( WP_Post $mission ): array {
		$number = Extensions::waiting( $mission->ID );
		$before = Deadline::of( $mission->ID );
		$day    = Deadline::renewed( $mission->ID );
		if ( 0 === $number || ( '' !== $day && $before === $day ) ) {
			return array();
		}
		if ( '' === $day ) {
			$words = sprintf(
				/* translators: %s: number of designers. */
				_n(
					'%s designer waits for your answer, and will read that you keep the design job open.',
					'%s designers wait for your answer, and will read that you keep the design job open.',
					$number,
					'design-marketplace'
				),
				number_format_i18n( $number )
			);
			return array( $words );
		}
		$words = sprintf(
			/* translators: 1: number of designers, 2: day. */
			_n(
				'%1$s designer waits for your answer, and will read that it comes after %2$s. You can answer earlier.',
				'%1$s designers wait for your answer, and will read that it comes after %2$s. You can answer earlier.',
				$number,
				'design-marketplace'
			),
			number_format_i18n( $number ),
			Deadline::words( $day )
		);
		return array( $words );
	}

	/** The sentence about the future of a mission without a deadline. */
	private static function stays(): string {
		$days = Lapse::asked_after();
		return 0 === $days
			? __( 'It stays open.', 'design-marketplace' )
			: sprintf(
				/* translators: %d: number of days. */
				__( 'It stays open for applications. If nothing happens to it for %d days, we will ask you again.', 'design-marketplace' ),
				$days
			);
	}

	/** @return array{int,string} */
	private function reopen( WP_Post $mission, bool $post ): array {
		if ( ! $post ) {
			/* translators: %s: title of a design job. */
			$title = sprintf( __( 'Open “%s” again?', 'design-marketplace' ), $mission->post_title );
			$text  = __( 'Designers can apply again, and those who did are told that it is open.', 'design-marketplace' );
			return self::page( 200, $title, array( $text ), $mission, __( 'Open it again', 'design-marketplace' ) );
		}
		$done = ( new Reopening() )->by_company( $mission->ID );
		return $done instanceof WP_Error ? self::refused( $done ) : self::opened( $mission );
	}

	/** @return array{int,string} */
	private static function opened( WP_Post $mission ): array {
		return self::page( 200, __( 'It is open again.', 'design-marketplace' ), array( self::done() ), $mission );
	}

	/** @return array{int,string} */
	private static function closed( WP_Post $mission ): array {
		$text = Mission_Outcome::has_lapsed_lately( $mission )
			? __( 'You can open it again on its page.', 'design-marketplace' )
			: __( 'You can duplicate it on your profile and post it again.', 'design-marketplace' );
		return self::page( 409, Contract::message( 'mission_closed' ), array( $text ), $mission );
	}

	/** @return array{int,string} */
	private static function refused( WP_Error $error ): array {
		return self::page( (int) ( $error->get_error_data()['status'] ?? 409 ), $error->get_error_message(), array(), null );
	}

	/** @return array{int,string} */
	private static function over(): array {
		return Link_Page::over(
			410,
			sprintf(
				/* translators: %d: number of days. */
				__( 'Such links work for %d days. Log in to see what you can do with your design jobs.', 'design-marketplace' ),
				Contract::limit( 'job_link_days' )
			)
		);
	}
}
