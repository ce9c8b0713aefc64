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
use WP_Error;
use WP_Post;

/** The same service as POST /mission/{id} with `close`: every candidate is told once. */
final class Close_Missions extends Hidden_Page {

	public const SLUG = 'design-marketplace-close';
	public const BULK = 'dm_close';

	private const ACTION = 'close_missions';

	/** @param list<int> $ids Missions. */
	public static function url( array $ids ): string {
		return Menu::url( self::SLUG, array( 'ids' => implode( ',', $ids ) ) );
	}

	/**
	 * The bulk action redirects to the page.
	 * @param string     $back Core's address to return to.
	 * @param array<int> $ids  Chosen posts.
	 */
	public function ask( string $back, string $action, array $ids ): string {
		return self::BULK === $action ? self::url( array_values( array_map( 'intval', $ids ) ) ) : $back;
	}

	/** @param array<string,mixed> $request Request with `ids`. */
	public function close( array $request ): string|WP_Error {
		$closed   = 0;
		$informed = 0;
		foreach ( $this->open( Action::ids( $request['ids'] ?? array() ) ) as $mission ) {
			$told = ( new Closing() )->close( $mission->ID );
			if ( ! $told instanceof WP_Error ) {
				++$closed;
				$informed += $told;
			}
		}
		if ( 0 === $closed ) {
			return new WP_Error( 'nothing_to_close', __( 'None of these design jobs is open.', 'design-marketplace' ) );
		}
		return sprintf(
			/* translators: 1: a sentence about design jobs, 2: a sentence about mails. */
			__( '%1$s. %2$s.', 'design-marketplace' ),
			/* translators: %s: number. */
			Ui::counted( _n( '%s design job closed', '%s design jobs closed', $closed, 'design-marketplace' ), $closed ),
			/* translators: %s: number. */
			Ui::counted( _n( '%s candidate gets an email', '%s candidates get an email', $informed, 'design-marketplace' ), $informed )
		);
	}

	public function title(): string {
		return __( 'Close design jobs', 'design-marketplace' );
	}

	public function show(): void {
		$missions = $this->open(
			Action::ids( isset( $_GET['ids'] ) && is_string( $_GET['ids'] ) ? sanitize_text_field( wp_unslash( $_GET['ids'] ) ) : '' ) // phpcs:ignore WordPress.Security.NonceVerification -- only asks.
		);
		if ( ! $missions ) {
			$this->nothing( __( 'None of the selected design jobs is open.', 'design-marketplace' ), Menu::list_url( Mission_Post_Type::NAME ) );
			return;
		}
		echo '<div class="wrap"><h1>' . esc_html( $this->title() ) . '</h1>';
		$ids    = array_map( static fn( WP_Post $mission ): int => $mission->ID, $missions );
		$counts = Missions::applications( $ids );
		People::prime( wp_list_pluck( $missions, 'post_author' ) );
		echo '<p>'
			. esc_html__( 'These design jobs will accept no more applications. This cannot be undone.', 'design-marketplace' )
			. '</p><ul class="ul-disc">';
		foreach ( $missions as $mission ) {
			$number = $counts[ $mission->ID ] ?? 0;
			printf(
				'<li>%s</li>',
				esc_html(
					sprintf(
						/* translators: 1: design job, 2: company, 3: "2 applications". */
						__( '%1$s, %2$s: %3$s', 'design-marketplace' ),
						$mission->post_title,
						People::name( (int) $mission->post_author ),
						self::applications( $number )
					)
				)
			);
		}
		$mails = array_sum( $counts );
		printf(
			'</ul><p><strong>%s</strong></p>',
			esc_html(
				Ui::counted(
					/* translators: %s: number of mails. */
					_n(
						'%s email will be sent to inform the candidates.',
						'%s emails will be sent to inform the candidates.',
						$mails,
						'design-marketplace'
					),
					$mails
				)
			)
		);
		printf( '<form method="post" action="%s">', esc_url( admin_url( 'admin-post.php' ) ) );
		Action::fields( self::ACTION, Menu::list_url( Mission_Post_Type::NAME ) );
		printf( '<input type="hidden" name="ids" value="%s">', esc_attr( implode( ',', $ids ) ) );
		Action::submit(
			/* translators: %s: number. */
			Ui::counted( _n( 'Close %s design job', 'Close %s design jobs', count( $ids ), 'design-marketplace' ), count( $ids ) ),
			Menu::list_url( Mission_Post_Type::NAME )
		);
	}

	/**
	 * The missions among these that the current user may close.
	 * @param list<int> $ids Post ids.
	 * @return list<WP_Post>
	 */
	private function open( array $ids ): array {
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
