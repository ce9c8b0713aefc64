<?php
/** A test in wp-admin: its hooks, its screens and its ways of ending a request. */

// phpcs:disable WordPress.Security.NonceVerification, WordPress.WP.GlobalVariablesOverride -- what a request would set.
declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\Desk\Admin;

use DesignMarketplace\Desk\Admin\Admin;
use DesignMarketplace\Kernel\Items\Item_Types;
use DesignMarketplace\Kernel\Rows;
use DesignMarketplace\Tests\Support\People;
use DesignMarketplace\Tests\TestCase;
use ReflectionProperty;

require_once ABSPATH . 'wp-admin/includes/admin.php';

abstract class AdminTestCase extends TestCase {

	protected function setUp(): void {
		parent::setUp();
		// As at the start of a request.
		( new ReflectionProperty( Rows::class, 'objects' ) )->setValue( null, array() );
		Rows::add( Admin::hooks() );
		// The types as wp-admin registers them.
		Item_Types::register();
		$this->act_as( People::administrator() );
		add_filter( 'wp_die_handler', static fn(): callable => static fn( mixed $message, mixed $title, mixed $args ) => throw new Ended( 'died', is_string( $message ) ? $message : '', is_array( $args ) ? (int) ( $args['response'] ?? 500 ) : 500 ) );
		add_filter( 'wp_die_ajax_handler', static fn(): callable => static fn( mixed $message ) => throw new Ended( 'died', is_scalar( $message ) ? (string) $message : '' ) );
		add_filter( 'wp_redirect', static fn( mixed $url ) => throw new Ended( 'redirected', (string) $url ) );
	}

	protected function tearDown(): void {
		$_GET     = array();
		$_POST    = array();
		$_REQUEST = array();
		unset( $GLOBALS['current_screen'], $GLOBALS['typenow'], $GLOBALS['pagenow'], $GLOBALS['wp_list_table'] );
		parent::tearDown();
		Item_Types::register();
	}

	/**
	 * Logs somebody in.
	 * @param int $user User id.
	 */
	protected function act_as( int $user ): void {
		wp_set_current_user( $user );
	}

	/**
	 * Sends a request to an action of admin-post.php.
	 * @param string               $action Action without prefix.
	 * @param array<string,mixed>  $sent   What is sent.
	 * @param string|null          $nonce  Nonce; null for the right one.
	 */
	protected function send( string $action, array $sent = array(), ?string $nonce = null ): Ended {
		$name                    = "design_marketplace_{$action}";
		$_REQUEST                = array( '_wpnonce' => $nonce ?? wp_create_nonce( $name ) ) + $sent;
		$_POST                   = $_REQUEST;
		$_SERVER['HTTP_REFERER'] = admin_url( 'users.php' );
		try {
			do_action( "admin_post_{$name}" ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- core's.
		} catch ( Ended $end ) {
			return $end;
		} finally {
			unset( $_SERVER['HTTP_REFERER'] );
		}
		$this->fail( "{$name} did not end the request." );
	}

	/**
	 * What a link sends.
	 * @param string $html Link.
	 * @return array<string,string> Empty where there is no link.
	 */
	protected function query_of( string $html ): array {
		wp_parse_str( (string) wp_parse_url( html_entity_decode( (string) preg_replace( '/.*href="([^"]*)".*/s', '$1', $html ) ), PHP_URL_QUERY ), $query );
		$sent = array();
		foreach ( array_filter( $query, 'is_string' ) as $name => $value ) {
			$sent[ (string) $name ] = $value;
		}
		return $sent;
	}

	/**
	 * What some work prints.
	 * @param callable():mixed $work Work.
	 */
	protected function printed( callable $work ): string {
		ob_start();
		try {
			$work();
		} finally {
			$html = (string) ob_get_clean();
		}
		return $html;
	}

	/**
	 * The list of a post type as wp-admin prints it.
	 * @param string               $type  Post type.
	 * @param array<string,string> $query Query of the address.
	 */
	protected function list_of( string $type, array $query = array() ): string {
		$_GET                 = array( 'post_type' => $type ) + $query;
		$_REQUEST             = $_GET;
		$GLOBALS['typenow']   = $type;
		$GLOBALS['pagenow']   = 'edit.php'; // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- where we are.
		$GLOBALS['post_type'] = $type; // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- where we are.
		set_current_screen( "edit-{$type}" );
		return $this->printed(
			static function () use ( $type ): void {
				$table = _get_list_table( 'WP_Posts_List_Table', array( 'screen' => "edit-{$type}" ) );
				if ( $table ) {
					$table->prepare_items();
					$table->display();
				}
			}
		);
	}

	/**
	 * The list of users as wp-admin prints it, its views included.
	 * @param array<string,string> $query Query of the address.
	 */
	protected function list_of_users( array $query = array() ): string {
		$_GET               = array();
		$GLOBALS['pagenow'] = 'users.php';
		set_current_screen( 'users' );
		return $this->printed(
			static function () use ( $query ): void {
				$table                    = _get_list_table( 'WP_Users_List_Table', array( 'screen' => 'users' ) );
				$GLOBALS['wp_list_table'] = $table;
				if ( $table ) {
					// Core keeps the columns of a screen for the whole process: here those of all users, whichever list is printed first.
					get_column_headers( 'users' );
					$_GET     = $query;
					$_REQUEST = $query;
					$table->prepare_items();
					$table->views();
					$table->display();
				}
			}
		);
	}
}
