<?php
/** Closes missions, one or many, after showing how many emails that sends. */

declare( strict_types=1 );

namespace DesignMarketplace\Desk\Admin\Screens;

use DesignMarketplace\Desk\Admin\Action;
use DesignMarketplace\Desk\Admin\Lists\Missions;
use DesignMarketplace\Desk\Admin\Lists\People;
use DesignMarketplace\Desk\Admin\Menu;
use DesignMarketplace\Desk\Admin\Ui;
use DesignMarketplace\Jobs\Applications\Closing;
use DesignMarketplace\Jobs\Missions\Mission_Policy;
use DesignMarketplace\Jobs\Missions\Mission_Post_Type;
use DesignMarketplace\Site\Front\Html;
use WP_Error;
use WP_Post;

/** The same service as POST /mission/{id} with `close`: every candidate is told once. */
final class Close_Missions extends Hidden_Page {

	public const SLUG = 'design-marketplace-close';
	public const OF   = 'ids';
	public const BULK = 'dm_close';

	/** @param array<int> $ids Chosen posts. $back: core's address to return to. */
	public function ask( string $back, string $action, array $ids ): string {
		return self::BULK === $action ? self::url( ...array_values( array_map( 'intval', $ids ) ) ) : $back;
	}

	/** @param array<string,mixed> $request Request with `ids`. */
	public function close( array $request ): string|WP_Error {
		$closed   = 0;
		$informed = 0;
		foreach ( $this->open_ones( Action::ids( $request['ids'] ?? array() ) ) as $mission ) {
			$told = ( new Closing() )->close( $mission->ID );
			if ( ! $told instanceof WP_Error ) {
				++$closed;
				$informed += $told;
			}
		}
		if ( 0 === $closed ) {
			return new WP_Error( 'nothing_to_close', __( 'None of these design jobs is open.', 'design-marketplace' ) );
		}
		/* translators: %s: number. */
		$jobs = _n( '%s design job closed', '%s design jobs closed', $closed, 'design-marketplace' );
		/* translators: %s: number. */
		$mails = _n( '%s candidate gets an email', '%s candidates get an email', $informed, 'design-marketplace' );
		/* translators: 1: a sentence about design jobs, 2: a sentence about mails. */
		return sprintf( __( '%1$s. %2$s.', 'design-marketplace' ), Ui::counted( $jobs, $closed ), Ui::counted( $mails, $informed ) );
	}

	public function title(): string {
		return __( 'Close design jobs', 'design-marketplace' );
	}

	public function show(): void {
		$back     = Menu::list_url( Mission_Post_Type::NAME );
		$missions = $this->open_ones( Action::ids( Ui::asked( 'ids' ) ) );
		if ( ! $missions ) {
			$this->nothing( __( 'None of the selected design jobs is open.', 'design-marketplace' ), $back );
			return;
		}
		self::open( $this->title() );
		$ids    = array_map( static fn( WP_Post $mission ): int => $mission->ID, $missions );
		$counts = Missions::applications( $ids );
		$mails  = array_sum( $counts );
		People::prime( wp_list_pluck( $missions, 'post_author' ) );
		Ui::p( __( 'These design jobs will accept no more applications. This cannot be undone.', 'design-marketplace' ) );
		$words = array();
		foreach ( $missions as $mission ) {
			$number = self::applications( $counts[ $mission->ID ] ?? 0 );
			/* translators: 1: design job, 2: company, 3: "2 applications". */
			$line    = __( '%1$s, %2$s: %3$s', 'design-marketplace' );
			$words[] = sprintf( $line, $mission->post_title, People::name( (int) $mission->post_author ), $number );
		}
		Ui::items( $words );
		/* translators: %s: number of mails. */
		$said = _n( '%s email will be sent to inform the candidates.', '%s emails will be sent to inform the candidates.', $mails, 'design-marketplace' );
		Ui::say( Html::of( 'p > strong', Ui::counted( $said, $mails ) ) );
		Action::open( 'close_missions', array( 'ids' => implode( ',', $ids ) ), $back );
		/* translators: %s: number. */
		$label = _n( 'Close %s design job', 'Close %s design jobs', count( $ids ), 'design-marketplace' );
		self::submit( Ui::counted( $label, count( $ids ) ), $back );
	}

	/**
	 * The missions among these that the current user may close.
	 * @param list<int> $ids Post ids.
	 * @return list<WP_Post>
	 */
	private function open_ones( array $ids ): array {
		_prime_post_caches( $ids, false, false );
		$posts = array_filter(
			array_map( 'get_post', $ids ),
			static fn( mixed $post ): bool => $post instanceof WP_Post && Mission_Post_Type::NAME === $post->post_type
		);
		return array_values( array_filter( $posts, static fn( WP_Post $post ): bool => Mission_Policy::can_close( $post ) ) );
	}

	/** A number of applications in words. */
	public static function applications( int $number ): string {
		/* translators: %s: number. */
		return Ui::counted( _n( '%s application', '%s applications', $number, 'design-marketplace' ), $number );
	}
}
