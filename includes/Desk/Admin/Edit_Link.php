<?php
/** Links from a page of the site to its editor, in the admin bar. */

declare( strict_types=1 );

namespace DesignMarketplace\Desk\Admin;

use DesignMarketplace\Kernel\Contract\Contract;
use DesignMarketplace\Kernel\Contract\Languages;
use DesignMarketplace\Kernel\Items\Item_Types;
use DesignMarketplace\People\Accounts\Ownership;
use DesignMarketplace\People\Accounts\Roles;
use DesignMarketplace\Portfolio\Work_Address;
use DesignMarketplace\Site\Content\Siblings;
use DesignMarketplace\Site\Front\Address;
use DesignMarketplace\Site\Front\Destination;
use DesignMarketplace\Site\Front\Router;
use WP_Admin_Bar;
use WP_Post;

/**
 * The app changes pages without the server. It sets the links' words by the route (src/app/edit-link.ts), and the item is looked up when
 * somebody follows a link.
 */
final class Edit_Link {

	/** Core's id, so that core's style shows it on phones, too. */
	private const NODE = 'edit';
	private const LIST = 'design-marketplace-edit-list';

	private const ACTION = 'design_marketplace_edit';

	/** Parameter of the address that opens a project in a profile; src/lib/constants.ts has the same name. */
	private const WORK = Work_Address::PARAMETER;

	public function add_style(): void {
		wp_add_inline_style( 'admin-bar', '#wpadminbar li.hidden{display:none!important}' );
	}

	/** Adds the links. The page contains the words of all routes, as the app may change to any of them. */
	public function add( WP_Admin_Bar $bar ): void {
		$words = is_admin() ? array() : self::words();
		if ( ! $words ) {
			return;
		}
		$here = $words[ self::route() ] ?? array();
		$bar->add_node( self::node( self::NODE, self::opened() > 0 ? $here[2] ?? $here[0] ?? '' : $here[0] ?? '' ) );
		$bar->add_node( array( 'parent' => self::NODE ) + self::node( self::LIST, $here[1] ?? '', array( 'list' => 1 ) ) );
	}

	/**
	 * @param array<string,mixed> $boot Boot data.
	 * @return array<string,mixed>
	 */
	public function add_to_boot( array $boot ): array {
		$words = is_admin_bar_showing() ? self::words() : array();
		return $words ? array( 'edit' => $words ) + $boot : $boot;
	}

	/** Redirects to the screen for an address. */
	public function follow(): void {
		// phpcs:disable WordPress.Security -- it only leads on; the path is compared with patterns.
		$path = isset( $_GET['path'] ) && is_string( $_GET['path'] ) ? wp_unslash( $_GET['path'] ) : '';
		$list = isset( $_GET['list'] );
		$lang = isset( $_GET['language'] ) && is_string( $_GET['language'] ) ? sanitize_key( $_GET['language'] ) : '';
		// phpcs:enable
		[ $path, $text ] = array_pad( explode( '?', $path, 2 ), 2, '' );
		wp_parse_str( $text, $query );
		$url = $this->editor(
			( new Router() )->find( '/' . trim( $path, '/' ) ),
			is_scalar( $query[ self::WORK ] ?? null ) ? absint( $query[ self::WORK ] ) : 0,
			$list,
			$lang
		);
		if ( '' === $url ) {
			Notices::keep( __( 'There is nothing at this address that you can edit.', 'design-marketplace' ), 'error' );
		}
		wp_safe_redirect( '' === $url ? Menu::url() : $url );
		exit;
	}

	/**
	 * The address of the editor for the current user, '' if they may not edit.
	 * @param string $language Of siblings the one in it.
	 */
	private function editor( Destination $place, int $work_id, bool $list, string $language ): string {
		if ( 'mission' === $place->route || null === $place->member ) {
			$post = $place->page ?? (
				200 === $place->status || 301 === $place->status
					? get_page_by_path( '/' === $place->path ? 'home' : ltrim( $place->path, '/' ) )
					: null
			);
			return $post instanceof WP_Post ? (string) get_edit_post_link( Siblings::shown( $post, $language )->ID, 'raw' ) : '';
		}
		$user_id = $place->member['user_id'];
		$type    = Roles::DESIGNER === $place->member['role'] ? Item_Types::WORK : Item_Types::MISSION;
		$items   = current_user_can( "edit_others_{$type}s" ) ? Menu::list_url( $type, array( 'author' => $user_id ) ) : '';
		if ( $list ) {
			return $items;
		}
		$work = $work_id > 0 ? get_post( $work_id ) : self::work_at( $place );
		if ( $work instanceof WP_Post && Item_Types::WORK === $work->post_type && Ownership::is_of( $user_id, $work ) ) {
			return (string) get_edit_post_link( $work->ID, 'raw' );
		}
		$user   = get_userdata( $user_id );
		$member = Screens\Correct_Profile::may( $user )
			? Screens\Correct_Profile::url( $user_id )
			: (string) get_edit_user_link( $user_id );
		return '' === $member ? $items : $member;
	}

	/** The work whose own address it is. */
	private static function work_at( Destination $place ): ?WP_Post {
		[ , , $designer, $work ] = array_pad( explode( '/', $place->path ), 4, '' );
		return 'work' === $place->route ? Work_Address::find( $designer, rawurldecode( $work ) ) : null;
	}

	/**
	 * The links' words by route, for pages that the current user may edit.
	 * @return array<string,list<string>> By name of the route: the page's own, that of the list, and that of a project that is open.
	 */
	private static function words(): array {
		$page  = current_user_can( 'edit_pages' ) ? array( __( 'Edit page', 'design-marketplace' ) ) : array();
		$works = current_user_can( 'edit_others_dmkt_works' );
		$jobs  = current_user_can( 'edit_others_dmkt_missions' );
		return array_filter(
			array(
				'home'     => $page,
				'showcase' => $page,
				'tools'    => $page,
				'about'    => $page,
				'page'     => $page,
				'designer' => self::with_list(
					$works ? __( 'Edit projects', 'design-marketplace' ) : '',
					$works ? __( 'Edit project', 'design-marketplace' ) : ''
				),
				'work'     => $works ? array( __( 'Edit project', 'design-marketplace' ), __( 'Edit projects', 'design-marketplace' ) ) : array(),
				'project'  => self::with_list( $jobs ? __( 'Edit design jobs', 'design-marketplace' ) : '' ),
				'mission'  => $jobs ? array( __( 'Edit design job', 'design-marketplace' ) ) : array(),
			)
		);
	}

	/**
	 * The words of a profile. For users who may not edit the member, the list is the page's own link.
	 * @param string $items Words of the list, '' if the user may not edit its items.
	 * @param string $open  Words of a project that is open, '' for none.
	 * @return list<string>
	 */
	private static function with_list( string $items, string $open = '' ): array {
		$member = current_user_can( Screens\Correct_Profile::CAPABILITY ) ? __( 'Edit member', 'design-marketplace' ) : '';
		$words  = '' === $member ? array( $items, '', $open ) : array( $member, $items, $open );
		return '' === implode( '', $words ) ? array() : array_slice( $words, 0, '' === $open ? 2 : 3 );
	}

	/** The project that is open on the page, 0 for none. */
	private static function opened(): int {
		return isset( $_GET[ self::WORK ] ) && is_scalar( $_GET[ self::WORK ] ) ? absint( $_GET[ self::WORK ] ) : 0; // phpcs:ignore WordPress.Security.NonceVerification -- an id.
	}

	/** Name of the current route, '' for none. */
	private static function route(): string {
		foreach ( Contract::routes() as $route ) {
			if ( null !== $route->match( (string) Address::path() ) ) {
				return $route->name;
			}
		}
		return '';
	}

	/**
	 * A node of the bar; hidden without words. $title: words, '' for none.
	 * @param array<string,int> $query Further parameters.
	 * @return array<string,mixed>
	 */
	private static function node( string $id, string $title, array $query = array() ): array {
		$work = self::opened() > 0 ? '?' . self::WORK . '=' . self::opened() : '';
		return array(
			'id'    => $id,
			'title' => esc_html( $title ),
			'href'  => add_query_arg( // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing
				$query + array(
					'action'   => self::ACTION,
					'language' => Languages::current(),
					'path'     => rawurlencode( Address::path() . $work ),
				),
				admin_url( 'admin.php' )
			),
			'meta'  => array( 'class' => '' === $title ? 'hidden' : '' ),
		);
	}
}
