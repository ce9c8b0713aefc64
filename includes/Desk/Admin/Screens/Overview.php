<?php
/** The first screen of the marketplace: new members, open jobs, waiting decisions, and problems. */

declare( strict_types=1 );

namespace DesignMarketplace\Desk\Admin\Screens;

use DesignMarketplace\Clock;
use DesignMarketplace\Desk\Admin\Admin;
use DesignMarketplace\Desk\Admin\Lists\Applications;
use DesignMarketplace\Desk\Admin\Lists\Member_List;
use DesignMarketplace\Desk\Admin\Lists\Missions;
use DesignMarketplace\Desk\Admin\Lists\People;
use DesignMarketplace\Desk\Admin\Menu;
use DesignMarketplace\Desk\Admin\Ui;
use DesignMarketplace\Desk\Admin\Users_List;
use DesignMarketplace\Jobs\Applications\Application_Post_Type as Application_Type;
use DesignMarketplace\Jobs\Missions\Mission_Post_Type as Mission_Type;
use DesignMarketplace\Kernel\Database\Sql;
use DesignMarketplace\Kernel\Items\Item_Types;
use DesignMarketplace\Kernel\Items\Skills;
use DesignMarketplace\Mail\Outbox_Entries;
use DesignMarketplace\Mail\Status;
use DesignMarketplace\People\Accounts\Roles;
use DesignMarketplace\People\Accounts\State;
use DesignMarketplace\Site\Front\Html;
use DesignMarketplace\Trust\Open_Reports;
use WP_Post;
use WP_User;

/** A constant number of queries. Links are shown only to users who may follow them. */
final class Overview {

	private const ROWS = 8;

	private const NEW_DAYS = 7;

	public function show(): void {
		echo '<div class="wrap dm-overview"><h1>' . esc_html__( 'Marketplace', 'design-marketplace' ) . '</h1><div class="dm-boxes">';
		if ( current_user_can( Admin::MANAGE ) ) {
			$this->box( __( 'Needs attention', 'design-marketplace' ), array( $this, 'attention' ) );
		} else {
			$this->box( __( 'What you can do here', 'design-marketplace' ), array( $this, 'editors' ) );
		}
		if ( current_user_can( Admin::MANAGE ) ) {
			$this->box( __( 'Reports', 'design-marketplace' ), array( $this, 'reports' ) );
		}
		if ( Site_Texts::links() ) {
			$this->box( __( 'What the site says', 'design-marketplace' ), array( Site_Texts::class, 'show' ) );
		}
		$this->box( __( 'New members', 'design-marketplace' ), array( $this, 'members' ) );
		$this->box( __( 'Open design jobs', 'design-marketplace' ), array( $this, 'missions' ) );
		$this->box( __( 'Latest applications', 'design-marketplace' ), array( $this, 'applications' ) );
		$this->box( __( 'Latest projects', 'design-marketplace' ), array( $this, 'works' ) );
		if ( current_user_can( Admin::MANAGE ) ) {
			$this->box( __( 'Emails', 'design-marketplace' ), array( $this, 'mails' ) );
		}
		echo '</div></div>';
	}

	/** Things that need attention, or a note that there are none. */
	public function attention(): void {
		$findings = ( new Attention() )->findings();
		if ( ! $findings ) {
			Ui::p( __( 'Nothing. All is well.', 'design-marketplace' ) );
			return;
		}
		echo '<ul>';
		foreach ( $findings as [ $text, $url ] ) {
			printf( '<li><a href="%s">%s</a></li>', esc_url( $url ), esc_html( $text ) );
		}
		echo '</ul>';
	}

	/** Explains to editors what they can do, and what only administrators can. */
	public function editors(): void {
		$tasks = array(
			Menu::list_url( Item_Types::WORK )       => __(
				'Correct projects and their pictures, or turn them back into drafts',
				'design-marketplace'
			),
			Menu::list_url( Mission_Type::NAME )     => __( 'Correct and close design jobs', 'design-marketplace' ),
			Menu::list_url( Application_Type::NAME ) => __( 'Read applications', 'design-marketplace' ),
			Menu::list_url( Item_Types::EVENT )      => __( 'Write events, tools, readings and past projects', 'design-marketplace' ),
			admin_url(
				'edit-tags.php?taxonomy=' . Skills::TAXONOMY . '&post_type=' . Mission_Type::NAME
			)                                        => __( 'Name and merge skills', 'design-marketplace' ),
		);
		echo '<ul>';
		foreach ( $tasks as $url => $task ) {
			printf( '<li><a href="%s">%s</a></li>', esc_url( $url ), esc_html( $task ) );
		}
		printf( '</ul><p>%s</p>', esc_html__( 'Members, reports, emails and settings are for administrators.', 'design-marketplace' ) );
	}

	public function reports(): void {
		Ui::p( Open_Reports::now()->sentence() );
		$this->more( Open_Reports::url(), __( 'All reports', 'design-marketplace' ) );
	}

	public function members(): void {
		$number = (int) Sql::value(
			'SELECT COUNT(*) FROM {users} u INNER JOIN {usermeta} m ON m.user_id = u.ID AND m.meta_key = %s WHERE u.user_registered >= %s',
			State::ACTIVATED,
			Clock::gmt( -self::NEW_DAYS * DAY_IN_SECONDS )
		);
		$users  = get_users(
			array(
				'role__in' => Roles::ALL,
				'orderby'  => array(
					'registered' => 'DESC',
					'ID'         => 'DESC',
				),
				'number'   => self::ROWS,
			)
		);
		Ui::p( sprintf(
					/* translators: 1: number of members, 2: number of days. */
					_n( '%1$s in the last %2$s days', '%1$s in the last %2$s days', $number, 'design-marketplace' ),
					number_format_i18n( $number ),
					number_format_i18n( self::NEW_DAYS )
				) );
		$rows = array();
		foreach ( $users as $user ) {
			if ( $user instanceof WP_User ) {
				$rows[] = array(
					current_user_can( 'edit_users' ) ? People::link( $user->ID ) : esc_html( People::name( $user->ID ) ),
					esc_html( self::role( $user ) ),
					esc_html( Users_List::state( $user->ID ) ),
				);
			}
		}
		$this->table(
			array( __( 'Name or company', 'design-marketplace' ), __( 'Role', 'design-marketplace' ), __( 'State', 'design-marketplace' ) ),
			$rows
		);
		if ( current_user_can( 'list_users' ) ) {
			$this->more( Member_List::url(), __( 'All members', 'design-marketplace' ) );
		}
	}

	public function missions(): void {
		$posts  = $this->posts( Mission_Type::NAME );
		$number = Missions::number();
		Ui::p( /* translators: %s: number of open design jobs. */
				Ui::counted( _n( '%s open design job', '%s open design jobs', $number, 'design-marketplace' ), $number ) );
		People::prime( wp_list_pluck( $posts, 'post_author' ) );
		$numbers = Missions::applications( array_values( array_map( 'intval', wp_list_pluck( $posts, 'ID' ) ) ) );
		$rows    = array();
		foreach ( $posts as $post ) {
			$rows[] = array(
				self::edit( $post ),
				esc_html( People::name( (int) $post->post_author ) ),
				esc_html( number_format_i18n( $numbers[ $post->ID ] ?? 0 ) ),
			);
		}
		$this->table(
			array(
				__( 'Design job', 'design-marketplace' ),
				__( 'Company', 'design-marketplace' ),
				__( 'Applications', 'design-marketplace' ),
			),
			$rows
		);
		$this->more(
			Menu::list_url( Mission_Type::NAME, array( Missions::DUE => 'ahead' ) ),
			__( 'All open design jobs', 'design-marketplace' )
		);
	}

	public function applications(): void {
		$posts = $this->posts( Application_Type::NAME );
		_prime_post_caches( array_map( 'intval', wp_list_pluck( $posts, 'post_parent' ) ), false, false );
		People::prime( wp_list_pluck( $posts, 'post_author' ) );
		$rows = array();
		foreach ( $posts as $post ) {
			$mission = Applications::mission( $post );
			$rows[]  = array(
				self::edit( $post, People::name( (int) $post->post_author ) ),
				$mission ? esc_html( $mission->post_title ) : '—',
				esc_html( (string) get_the_date( '', $post ) ),
			);
		}
		$this->table(
			array(
				__( 'Candidate', 'design-marketplace' ),
				__( 'Design job', 'design-marketplace' ),
				__( 'Received', 'design-marketplace' ),
			),
			$rows
		);
		$this->more( Menu::list_url( Application_Type::NAME ), __( 'All applications', 'design-marketplace' ) );
	}

	public function works(): void {
		$posts = $this->posts( Item_Types::WORK );
		People::prime( wp_list_pluck( $posts, 'post_author' ) );
		$this->table(
			array( __( 'Project', 'design-marketplace' ), __( 'Designer', 'design-marketplace' ), __( 'Posted', 'design-marketplace' ) ),
			array_map(
				static fn( WP_Post $post ): array => array(
					self::edit( $post ),
					esc_html( People::name( (int) $post->post_author ) ),
					esc_html( (string) get_the_date( '', $post ) ),
				),
				$posts
			)
		);
		$this->more( Menu::list_url( Item_Types::WORK ), __( 'All projects', 'design-marketplace' ) );
	}

	public function mails(): void {
		$mails = new Outbox_Entries();
		$rows  = array(
			array( Status::Waiting, $mails->number( ...Status::UNSENT ) ),
			array( Status::Failed, $mails->number( Status::Failed ) ),
			array( Status::Sent, $mails->number( Status::Sent ) ),
		);
		$this->table(
			array( __( 'Status', 'design-marketplace' ), __( 'Emails', 'design-marketplace' ) ),
			array_map(
				static fn( array $row ): array => array(
					Ui::link( Menu::url( Outbox::SLUG, array( 'status' => $row[0]->value ) ), $row[0]->label() ),
					esc_html( number_format_i18n( $row[1] ) ),
				),
				$rows
			)
		);
		$this->more( Menu::url( Outbox::SLUG ), __( 'Outbox', 'design-marketplace' ) );
	}

	private static function role( WP_User $user ): string {
		return match ( Roles::of( $user ) ) {
			Roles::DESIGNER   => __( 'Designer', 'design-marketplace' ),
			Roles::CONTRACTOR => __( 'Entrepreneur', 'design-marketplace' ),
			default           => '—',
		};
	}

	/** @return list<WP_Post> The newest published posts of a type. */
	private function posts( string $type ): array {
		$posts = get_posts(
			array(
				'post_type'              => $type,
				'post_status'            => 'publish',
				'orderby'                => array(
					'date' => 'DESC',
					'ID'   => 'DESC',
				),
				'posts_per_page'         => self::ROWS, // phpcs:ignore WordPress.WP.PostsPerPage -- a handful.
				'update_post_term_cache' => false,
			)
		);
		return array_values( array_filter( $posts, static fn( mixed $post ): bool => $post instanceof WP_Post ) );
	}

	/**
	 * A post, linked to its screen for users who may open it.
	 * @param string $text Text of the link; the title if empty.
	 * @return string Escaped HTML.
	 */
	private static function edit( WP_Post $post, string $text = '' ): string {
		$text = esc_html( '' === $text ? $post->post_title : $text );
		$url  = (string) get_edit_post_link( $post->ID, 'raw' );
		return '' === $url ? $text : sprintf( '<a href="%s">%s</a>', esc_url( $url ), $text );
	}

	/** @param callable():void $print Prints the content. */
	private function box( string $title, callable $print ): void {
		printf( '<section class="postbox"><h2>%s</h2><div class="inside">', esc_html( $title ) );
		$print();
		echo '</div></section>';
	}

	/**
	 * @param list<string>       $heads Column heads.
	 * @param list<list<string>> $rows  Escaped HTML by cell.
	 */
	private function table( array $heads, array $rows ): void {
		if ( ! $rows ) {
			Ui::p( __( 'None yet.', 'design-marketplace' ) );
			return;
		}
		echo '<table class="dm-table"><thead><tr><th scope="col">' // phpcs:ignore WordPress.Security.EscapeOutput -- escaped.
			. implode( '</th><th scope="col">', array_map( 'esc_html', $heads ) )
			. '</th></tr></thead><tbody>';
		foreach ( $rows as $row ) {
			echo '<tr><td>' . implode( '</td><td>', $row ) . '</td></tr>'; // phpcs:ignore WordPress.Security.EscapeOutput -- escaped by the callers.
		}
		echo '</tbody></table>';
	}

	private function more( string $url, string $text ): void {
		Ui::p( Html::of( 'a', $text, href: $url ) );
	}
}
