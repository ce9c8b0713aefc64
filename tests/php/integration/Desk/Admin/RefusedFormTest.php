<?php
/** Forms of wp-admin that break a rule: nothing is written, what was typed stands in the form, and the message names the field. */

// phpcs:disable WordPress.Security.NonceVerification, WordPress.WP.GlobalVariablesOverride -- what a request would set.
declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\Desk\Admin;

use DesignMarketplace\Desk\Admin\Item_Form;
use DesignMarketplace\Desk\Admin\Item_Screen;
use DesignMarketplace\Desk\Admin\Refused_Form;
use DesignMarketplace\Kernel\Items\Job_Facts;
use DesignMarketplace\Portfolio\Work_Service;
use DesignMarketplace\Tests\Support\Market;
use PHPUnit\Framework\Attributes\DataProvider;
use WP_Post;

final class RefusedFormTest extends AdminTestCase {

	private const HOSTILE = '"></textarea><svg onload=alert(1)> &lt;b&gt; %s <3';

	protected function tearDown(): void {
		// Core's editor settles how scripts are printed, and puts its own on the queue.
		unset( $GLOBALS['post'], $GLOBALS['wp_meta_boxes'], $GLOBALS['concatenate_scripts'], $GLOBALS['compress_scripts'], $GLOBALS['compress_css'], $GLOBALS['wp_scripts'], $GLOBALS['wp_styles'] );
		parent::tearDown();
	}

	/**
	 * Sends an edit form as post.php gets it: the hook before its body, then core's own saving.
	 * @param int                 $id    Post.
	 * @param array<string,mixed> $sent  Fields.
	 * @param string|null         $nonce Nonce; null for the right one.
	 */
	private function edit( int $id, array $sent, ?string $nonce = null ): ?Ended {
		$_GET     = array();
		$_POST    = wp_slash(
			$sent + array(
				'action'    => 'editpost',
				'post_ID'   => (string) $id,
				'post_type' => get_post_type( $id ),
				'_wpnonce'  => $nonce ?? wp_create_nonce( "update-post_{$id}" ),
			)
		);
		$_REQUEST = $_POST;
		try {
			do_action( 'load-post.php' ); // phpcs:ignore WordPress.NamingConventions -- core's.
			check_admin_referer( "update-post_{$id}" );
			edit_post();
			return null;
		} catch ( Ended $end ) {
			return $end;
		} finally {
			$_POST    = array();
			$_REQUEST = array();
		}
	}

	/**
	 * Everything that is stored of a post.
	 * @param int $id Post.
	 * @return list<mixed>
	 * @phpstan-impure
	 */
	private function stored( int $id ): array {
		clean_post_cache( $id );
		$meta = array_diff_key( (array) get_post_meta( $id ), array_flip( array( '_edit_lock', '_edit_last' ) ) );
		return array( get_post( $id, 'ARRAY_A' ), $meta, wp_get_object_terms( $id, 'dmkt_skill', array( 'fields' => 'ids' ) ) );
	}

	/**
	 * The form as it is shown at an address: notices, core's fields, our boxes.
	 * @param int    $id      Post.
	 * @param string $address Address.
	 */
	private function form( int $id, string $address ): string {
		wp_parse_str( (string) wp_parse_url( $address, PHP_URL_QUERY ), $_GET );
		set_current_screen( (string) get_post_type( $id ) );
		$screen = get_current_screen();
		$this->assertNotNull( $screen );
		$screen->base    = 'post';
		$post            = get_post( $id, 'OBJECT', 'edit' );
		$GLOBALS['post'] = $post;
		$this->assertInstanceOf( WP_Post::class, $post );
		return $this->printed(
			static function () use ( $post ): void {
				do_action( 'admin_notices' ); // phpcs:ignore WordPress.NamingConventions -- core's.
				do_action( 'edit_form_top', $post ); // phpcs:ignore WordPress.NamingConventions -- core's.
				printf( '<input name="post_title" value="%s">', esc_attr( $post->post_title ) );
				wp_editor( $post->post_content, 'content' );
				( new Item_Screen() )->status( $post );
				( new Item_Screen() )->details( $post );
			}
		);
	}

	public function test_what_a_job_offers_is_edited_by_the_members_rules(): void {
		$id     = Market::mission( $this->contractor(), array( 'engagement' => 'employment', 'workload' => array( 'min' => 60, 'max' => 80 ) ) );
		$before = $this->stored( $id );
		$sent   = static fn( array $facts ): array => array(
			'post_title' => 'A bell',
			'content'    => 'It rings.',
			'dm_item_of' => (string) $id,
			'dm_item'    => $facts + array( 'skill' => array( '' ), 'engagement' => 'internship', 'workload' => array( 'min' => self::HOSTILE, 'max' => '' ), 'place' => 'remote', 'languages' => array( 'rm', '', 'ja', '' ), 'paid' => '', 'budget' => self::HOSTILE ),
		);
		$end    = $this->edit( $id, $sent( array() ) );
		$this->assertSame( 'redirected', $end?->how, 'Sent back to the form.' );
		$this->assertSame( $before, $this->stored( $id ), 'All or nothing.' );
		$html = $this->form( $id, $end->what );
		foreach ( array( '<li>Pay: Please say whether this is paid', '<li>Workload: ', '<li>Amount from: ', 'value="ja" selected', 'aria-invalid="true" aria-describedby="dm-edit-paid-wrong"', 'value="remote" selected' ) as $part ) {
			$this->assertStringContainsString( $part, $html );
		}
		$this->assertStringNotContainsString( '<svg', $html );

		$this->edit( $id, $sent( array( 'workload' => array( 'min' => '', 'max' => '' ), 'paid' => '0', 'budget' => 'Lunch' ) ) );
		$facts = Job_Facts::of( $id );
		$this->assertSame( array( 'internship', null, 'remote', array( 'rm', 'ja' ), false, 'Lunch' ), array( $facts['engagement'], $facts['workload'], $facts['place'], $facts['languages'], $facts['paid'], $facts['budget'] ) );
	}

	public function test_a_work_that_breaks_rules_is_kept_whole_and_shown_as_it_was_typed(): void {
		$skill  = Market::skill();
		$id     = Market::work( $this->designer() );
		$before = $this->stored( $id );
		$end    = $this->edit(
			$id,
			array(
				'post_title'  => 'A fine title ' . self::HOSTILE,
				'content'     => 'Fine words ' . self::HOSTILE,
				'post_status' => 'draft',
				'dm_item_of'  => (string) $id,
				'dm_item'     => array( 'client' => 'Fine client', 'month' => '3', 'year' => '1999', 'video_url' => 'javascript:' . self::HOSTILE, 'skill' => array( '', (string) $skill ) ),
			)
		);
		$this->assertSame( 'redirected', $end?->how, 'Sent back to the form.' );
		$this->assertStringNotContainsString( 'message=', $end->what, 'No word of success.' );
		$this->assertSame( $before, $this->stored( $id ), 'All or nothing.' );
		$html = $this->form( $id, $end->what );
		foreach ( array( 'Nothing has been saved.', '<li>Year: ', '<li>Video address: ', '<li>Title: 30 characters at most.', 'value="Fine client"', 'value="1999"', 'aria-invalid="true" aria-describedby="dm-edit-year-wrong"' ) as $part ) {
			$this->assertStringContainsString( $part, $html );
		}
		$this->assertMatchesRegularExpression( "/value=\"{$skill}\"\s+checked/", $html );
		$this->assertMatchesRegularExpression( '/value="draft"\s+selected/', $html );
		$this->assertStringContainsString( 'name="post_title" value="A fine title &quot;&gt;&lt;/textarea&gt;&lt;svg onload=alert(1)&gt; &amp;lt;b&amp;gt; %s &lt;3"', $html );
		$this->assertStringContainsString( 'Fine words &quot;&gt;&lt;/textarea&gt;&lt;svg onload=alert(1)&gt; &amp;lt;b&amp;gt; %s &lt;3</textarea>', $html );
		$this->assertStringNotContainsString( '<svg', $html );
		$this->assertStringNotContainsString( 'Fine words', $this->form( $id, 'post.php?post=1' ), 'Without the mark in the address the saved version.' );
		$this->act_as( $this->person( 'administrator' ) );
		$this->assertStringNotContainsString( 'Fine words', $this->form( $id, $end->what ), 'Nobody else sees it.' );
	}

	public function test_a_mission_names_each_field_that_is_wrong(): void {
		$id     = Market::mission( $this->contractor() );
		$before = $this->stored( $id );
		$end    = $this->edit( $id, array( 'post_title' => str_repeat( 'a', 81 ), 'content' => '', 'post_status' => 'dmkt_closed', 'dm_item_of' => (string) $id, 'dm_item' => array( 'skill' => array( '999999' ), 'postingDate' => '2026-02-31' ) ) );
		$this->assertSame( $before, $this->stored( $id ), 'Neither changed nor closed.' );
		$html = $this->form( $id, $end->what ?? '' );
		foreach ( array( 'Title: 80 characters', 'Description: Missing design scope', 'Skills: This skill does not exist', 'Posting date: ' ) as $message ) {
			$this->assertStringContainsString( "<li>{$message}", $html );
		}
	}

	public function test_a_form_that_is_good_is_saved_and_what_was_typed_before_is_forgotten(): void {
		$id   = Market::work( $this->designer() );
		$ours = array( 'client' => 'Someone', 'month' => '0', 'year' => '2025', 'skill' => array( '' ) );
		$end  = $this->edit( $id, array( 'post_title' => '', 'content' => 'Lost?', 'dm_item_of' => (string) $id, 'dm_item' => $ours ) );
		$this->assertSame( 'redirected', $end?->how );
		$this->assertNull( $this->edit( $id, array( 'post_title' => 'Kettle', 'content' => 'Found', 'post_status' => 'publish', 'dm_item_of' => (string) $id, 'dm_item' => $ours ) ) );
		$this->assertSame( array( 'Kettle', 'Found', 'Someone' ), array( get_post( $id )->post_title ?? '', get_post( $id )->post_content ?? '', get_post_meta( $id, 'design_marketplace_client', true ) ) );
		$this->assertStringNotContainsString( 'Lost?', $this->form( $id, $end->what ) );
	}

	public function test_what_does_not_ask_first_writes_nothing_by_half(): void {
		$id     = Market::work( $this->designer() );
		$before = $this->stored( $id );
		remove_all_actions( 'load-post.php' );
		$this->edit( $id, array( 'post_title' => 'Kettle', 'content' => 'Fine', 'post_status' => 'draft', 'dm_item_of' => (string) $id, 'dm_item' => array( 'client' => 'Someone', 'year' => '1999' ) ) );
		$this->assertSame( $before, $this->stored( $id ) );
		$this->edit( $id, array( 'post_title' => str_repeat( 'a', 31 ), 'content' => 'Fine', 'dm_item_of' => (string) $id, 'dm_item' => array( 'client' => 'Someone', 'year' => '2020' ) ) );
		$this->assertSame( $before, $this->stored( $id ) );
	}

	public function test_what_the_member_changed_meanwhile_is_not_overwritten_unseen(): void {
		$id   = Market::work( $this->designer() );
		$post = get_post( $id );
		$this->assertInstanceOf( WP_Post::class, $post );
		$sent = array( 'post_title' => 'By the administrator', 'content' => '', 'post_status' => 'publish', 'dm_item_of' => (string) $id, 'dm_item_version' => Item_Form::version( $post ), 'dm_item' => array( 'client' => 'Someone', 'month' => '0', 'year' => '2025' ) );
		( new Work_Service() )->update( $id, array( 'client' => 'By the member' ), array(), null );
		$end = $this->edit( $id, $sent );
		$this->assertSame( 'redirected', $end?->how );
		$this->assertSame( 'By the member', get_post_meta( $id, 'design_marketplace_client', true ) );
		$html = $this->form( $id, $end->what );
		$this->assertStringContainsString( 'changed since you opened it', $html );
		$this->assertStringContainsString( 'By the administrator', $html );
		preg_match( '/name="dm_item_version" value="(\w+)"/', $html, $version );
		$this->assertNull( $this->edit( $id, array( 'dm_item_version' => $version[1] ?? 'none' ) + $sent ), 'Once more, and knowingly.' );
		$this->assertSame( array( 'By the administrator', 'Someone' ), array( get_post( $id )->post_title ?? '', get_post_meta( $id, 'design_marketplace_client', true ) ) );
	}

	public function test_the_same_form_from_who_may_not_or_without_its_nonce_is_cores_to_refuse(): void {
		$owner  = $this->designer();
		$id     = Market::work( $owner );
		$wrong  = array( 'post_title' => '', 'content' => 'x', 'dm_item_of' => (string) $id, 'dm_item' => array( 'year' => '1999' ) );
		$good   = array( 'post_title' => 'Taken', 'content' => 'x', 'dm_item_of' => (string) $id, 'dm_item' => array( 'client' => 'Taken', 'month' => '1', 'year' => '2020' ) );
		$before = $this->stored( $id );
		foreach ( array( $wrong, $good ) as $sent ) {
			$this->assertSame( array( 'died', 403 ), array( $this->edit( $id, $sent, '' )?->how, $this->edit( $id, $sent, 'wrong' )?->status ) );
			foreach ( array( $this->designer(), $this->contractor(), $this->person( 'author' ), $this->person( 'subscriber' ) ) as $user ) {
				$this->act_as( $user );
				$this->assertSame( 'died', $this->edit( $id, $sent )?->how );
			}
			$this->act_as( 1 );
		}
		$this->assertSame( $before, $this->stored( $id ) );
	}

	public function test_quick_edit_names_the_field_and_writes_nothing(): void {
		$id     = Market::mission( $this->contractor() );
		$before = $this->stored( $id );
		add_filter( 'wp_doing_ajax', '__return_true' );
		$said = function ( array $sent ) use ( $id ): string {
			$_POST    = wp_slash( array( 'action' => 'inline-save', '_inline_edit' => wp_create_nonce( 'inlineeditnonce' ), 'post_ID' => (string) $id, 'post_title' => 'A bell', 'dm_item_of' => (string) $id ) + $sent );
			$_REQUEST = $_POST;
			try {
				do_action( 'wp_ajax_inline-save' ); // phpcs:ignore WordPress.NamingConventions -- core's.
			} catch ( Ended $end ) {
				return $end->what;
			}
			return '';
		};
		$this->assertStringContainsString( 'Posting date: ', $said( array( 'dm_item' => array( 'postingDate' => '2026-02-31' ) ) ) );
		$this->assertStringContainsString( 'changed since you opened it', $said( array( 'dm_item' => array( 'postingDate' => '' ), 'dm_item_version' => 'old' ) ) );
		$this->assertSame( $before, $this->stored( $id ) );
	}

	/**
	 * The operator's types, each with a wrong field and its label.
	 * @return array<string,array{string,string,string,string}>
	 */
	public static function types(): array {
		return array(
			'page'         => array( 'page', 'btn_link', 'javascript:alert(1)', 'Button link' ),
			'event'        => array( 'dmkt_event', 'date', '2026-02-31', 'Day' ),
			'tool'         => array( 'dmkt_resource', 'youtube_duration', 'long', 'Duration of the film' ),
			'reading'      => array( 'dmkt_reading', 'read_time', 'soon', 'Reading time' ),
			'past project' => array( 'dmkt_past_project', 'medium_link', '/bell', 'Link' ),
		);
	}

	#[DataProvider( 'types' )]
	public function test_the_block_editor_is_refused_whole_with_the_field_named( string $type, string $field, string $value, string $label ): void {
		$id     = (int) wp_insert_post( array( 'post_type' => $type, 'post_title' => 'Before', 'post_status' => 'publish' ) );
		$before = $this->stored( $id );
		$base   = get_post_type_object( $type )->rest_base ?? '';
		$answer = $this->rest( 'POST', "/wp/v2/{$base}/{$id}", array( 'title' => 'Typed', 'meta' => array( "design_marketplace_{$field}" => $value ) ), 1 );
		$this->assertSame( 400, $answer->get_status() );
		$this->assertStringStartsWith( "{$label}: ", $answer->get_data()['message'] );
		$this->assertSame( $before, $this->stored( $id ) );
	}

	public function test_nothing_waits_for_who_typed_nothing(): void {
		$_GET[ Refused_Form::FLAG ] = '1';
		$this->assertNull( Refused_Form::of( Market::work( $this->designer() ) ) );
	}
}
