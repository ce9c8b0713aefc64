<?php
/** Skills, tools, readings and past projects: what everyone reads, and who may write. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\Site\Content;

use DesignMarketplace\Kernel\Contract\Contract;
use DesignMarketplace\Tests\Support\People;
use DesignMarketplace\Tests\TestCase;

final class EditorialTest extends TestCase {

	public function test_skills_are_all_there_by_name_as_plain_text(): void {
		foreach ( array( 'Web & "App"', 'Branding', 'I <3 type' ) as $index => $name ) {
			wp_insert_term( wp_slash( $name ), 'dmkt_skill', array( 'description' => 0 === $index ? 'R&D < all' : '' ) );
		}
		for ( $i = 0; $i < 12; $i++ ) {
			wp_insert_term( sprintf( 'Zeta %02d', $i ), 'dmkt_skill' );
		}
		$skills = (array) $this->rest( 'GET', '/wp/v2/skill' )->get_data();
		self::assertCount( 15, $skills );
		self::assertSame( array( 'id', 'name', 'description', 'locale', 'designers', 'jobs' ), array_keys( $skills[0] ) );
		self::assertSame( 'Branding', $skills[0]['name'] );
		self::assertSame( 'R&D < all', array_column( $skills, 'description', 'name' )['Web & "App"'] );
		self::assertTrue( rest_validate_value_from_schema( $skills[1], Contract::shape( 'skill' ) ) );
		self::assertSame( array( 'Branding' ), array_column( (array) $this->rest( 'GET', '/wp/v2/skill?per_page=1' )->get_data(), 'name' ) );
	}

	public function test_only_the_operator_adds_changes_and_deletes_skills(): void {
		$term = wp_insert_term( 'Branding', 'dmkt_skill' );
		self::assertIsArray( $term );
		$path = "/wp/v2/skill/{$term['term_id']}";
		foreach ( array( null => 401, $this->designer() => 403, $this->contractor() => 403 ) as $user => $status ) {
			$user = '' === $user ? null : (int) $user;
			$this->assert_answer( $status, $this->rest( 'POST', '/wp/v2/skill', array( 'name' => 'Invented' ), $user ) );
			$this->assert_answer( $status, $this->rest( 'POST', $path, array( 'name' => 'Renamed' ), $user ) );
			$this->assert_answer( $status, $this->rest( 'DELETE', "{$path}?force=true", array(), $user ) );
		}
		self::assertNull( term_exists( 'Invented', 'dmkt_skill' ) );
		$admin = People::administrator();
		$this->assert_answer( 201, $this->rest( 'POST', '/wp/v2/skill', array( 'name' => 'Invented' ), $admin ) );
		$this->assert_answer( 200, $this->rest( 'POST', $path, array( 'name' => 'Renamed' ), $admin ) );
		$this->assert_answer( 200, $this->rest( 'GET', "{$path}?context=edit", array(), $admin ) );
		$this->assert_answer( 200, $this->rest( 'DELETE', "{$path}?force=true", array(), $admin ) );
	}

	public function test_a_skill_without_a_name_is_refused_and_no_fault_of_the_servers(): void {
		$admin = People::administrator();
		$term  = wp_insert_term( 'Branding', 'dmkt_skill' );
		self::assertIsArray( $term );
		$this->assert_answer( 400, $this->rest( 'POST', '/wp/v2/skill', array( 'name' => ' ' ), $admin ), 'empty_term_name' );
		$this->assert_answer( 400, $this->rest( 'POST', "/wp/v2/skill/{$term['term_id']}", array( 'name' => '' ), $admin ), 'empty_term_name' );
	}

	public function test_members_and_strangers_write_nothing_of_the_operators(): void {
		foreach ( array( 'event', 'resource', 'reading', 'past_project' ) as $base ) {
			$id = wp_insert_post( array( 'post_type' => "dmkt_{$base}", 'post_status' => 'publish', 'post_title' => 'Kept' ) );
			foreach ( array( null => 401, $this->designer() => 403, $this->contractor() => 403 ) as $user => $status ) {
				$user = '' === $user ? null : (int) $user;
				$this->assert_answer(
					$status,
					$this->rest( 'POST', "/wp/v2/{$base}", array( 'title' => 'x', 'status' => 'publish' ), $user )
				);
				$this->assert_answer( $status, $this->rest( 'POST', "/wp/v2/{$base}/{$id}", array( 'title' => 'x' ), $user ) );
				$this->assert_answer( $status, $this->rest( 'DELETE', "/wp/v2/{$base}/{$id}", array(), $user ) );
				$this->assert_answer( $status, $this->rest( 'GET', "/wp/v2/{$base}/{$id}?context=edit", array(), $user ) );
			}
			$this->assert_answer( 200, $this->rest( 'POST', "/wp/v2/{$base}/{$id}", array( 'title' => 'New' ), People::administrator() ) );
			$draft = wp_insert_post( array( 'post_type' => "dmkt_{$base}", 'post_status' => 'draft', 'post_title' => 'Draft' ) );
			self::assertContains( $this->rest( 'GET', "/wp/v2/{$base}/{$draft}" )->get_status(), array( 401, 403, 404 ) );
			self::assertCount( 1, (array) $this->rest( 'GET', "/wp/v2/{$base}" )->get_data() );
		}
	}

	public function test_a_tool_has_its_file_its_film_and_when_it_was_changed(): void {
		$file = $this->library_file( 'brief.pdf', str_repeat( 'x', 1234 ) );
		$tool = $this->resource(
			array(
				'description'      => "One\n<b> & 3 < 4",
				'file'             => $file,
				'youtube_link'     => 'https://youtu.be/x',
				'youtube_duration' => '2:40',
			)
		);
		$data = (array) $this->rest( 'GET', "/wp/v2/resource/{$tool}" )->get_data();

		self::assertTrue( rest_validate_value_from_schema( $data, Contract::shape( 'resource' ) ) );
		self::assertSame( array( 'id', 'title', 'locale', 'description', 'image', 'file', 'youtube', 'modified', 'modified_gmt' ), array_keys( $data ) );
		self::assertSame( "One\n & 3 < 4", $data['description'] );
		self::assertSame( 1234, $data['file']['filesize'] );
		self::assertStringEndsWith( 'brief.pdf', $data['file']['url'] );
		self::assertMatchesRegularExpression( '/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/', $data['file']['modified'] );
		self::assertSame( array( 'link' => 'https://youtu.be/x', 'duration' => '2:40' ), $data['youtube'] );
		self::assertNull( $data['image'] );

		$bare = (array) $this->rest( 'GET', '/wp/v2/resource/' . $this->resource( array( 'file' => 999999 ) ) )->get_data();
		self::assertSame( array( null, null, '' ), array( $bare['file'], $bare['youtube'], $bare['description'] ) );
	}

	public function test_an_article_has_the_contracts_fields(): void {
		foreach ( array( 'reading' => 100, 'past_project' => 10 ) as $base => $size ) {
			for ( $i = 0; $i < 12; $i++ ) {
				$id = wp_insert_post(
					array(
						'post_type'    => "dmkt_{$base}",
						'post_status'  => 'publish',
						'post_title'   => "Article {$i}",
						'post_excerpt' => 'Short & sweet',
						'post_date'    => sprintf( '2026-01-%02d 10:00:00', $i + 1 ),
						'meta_input'   => array(
							'design_marketplace_read_time' => '5 min',
							'design_marketplace_medium_link' => 'https://example.test/a',
						),
					)
				);
			}
			$answer = $this->rest( 'GET', "/wp/v2/{$base}" );
			$data   = (array) $answer->get_data();
			self::assertCount( min( 12, $size ), $data );
			self::assertTrue( rest_validate_value_from_schema( $data[0], Contract::shape( 'article' ) ) );
			self::assertSame( array( 'id', 'title', 'locale', 'excerpt', 'image', 'date', 'date_gmt', 'read_time', 'medium_link' ), array_keys( $data[0] ) );
			self::assertSame( array( $id, '5 min', 'https://example.test/a', '2026-01-12T10:00:00' ), array( $data[0]['id'], $data[0]['read_time'], $data[0]['medium_link'], $data[0]['date'] ) );
			self::assertStringContainsString( 'Short', $data[0]['excerpt']['rendered'] );
			self::assertSame( (string) ceil( 12 / $size ), (string) $answer->get_headers()['X-WP-TotalPages'] );
		}
		self::assertCount( 6, (array) $this->rest( 'GET', '/wp/v2/past_project?per_page=6&page=2' )->get_data() );
		$this->assert_answer( 400, $this->rest( 'GET', '/wp/v2/past_project?per_page=6&page=3' ), 'rest_post_invalid_page_number' );
	}

	public function test_a_protected_article_keeps_its_excerpt(): void {
		wp_insert_post(
			array(
				'post_type'     => 'dmkt_reading',
				'post_status'   => 'publish',
				'post_title'    => 'x',
				'post_excerpt'  => 'hidden',
				'post_password' => 'x',
			)
		);
		self::assertStringNotContainsString( 'hidden', (string) wp_json_encode( $this->rest( 'GET', '/wp/v2/reading' )->get_data() ) );
	}

	public function test_lists_with_pictures_and_files_cost_the_same_for_one_and_for_many(): void {
		for ( $i = 0; $i < 12; $i++ ) {
			$image = $this->library_file( "a{$i}.jpg", 'x' );
			update_post_meta(
				$image,
				'_wp_attachment_metadata',
				array( 'file' => "2026/01/a{$i}.jpg", 'width' => 6, 'height' => 4, 'filesize' => 1 )
			);
			set_post_thumbnail( $this->resource( array( 'file' => $this->library_file( "b{$i}.pdf", 'x' ) ) ), $image );
			set_post_thumbnail(
				(int) wp_insert_post(
					array( 'post_type' => 'dmkt_reading', 'post_status' => 'publish', 'post_title' => 'x', 'post_excerpt' => 'x' )
				),
				$image
			);
		}
		foreach ( array( 'resource', 'reading' ) as $base ) {
			// What is found out once a process is found out here.
			$this->rest( 'GET', "/wp/v2/{$base}?per_page=1" );
			$counts = array();
			foreach ( array( 1, 5, 12 ) as $size ) {
				wp_cache_flush();
				get_option( 'siteurl' );
				$counts[] = $this->count_queries( fn() => $this->rest( 'GET', "/wp/v2/{$base}?per_page={$size}" ) );
			}
			self::assertSame( array( $counts[0], $counts[0], $counts[0] ), $counts, $base );
		}
	}

	public function test_nothing_of_them_has_a_page_of_its_own(): void {
		foreach ( array( 'dmkt_event', 'dmkt_resource', 'dmkt_reading', 'dmkt_past_project' ) as $type ) {
			self::assertFalse( is_post_type_viewable( $type ) );
			self::assertFalse( get_post_type_object( $type )->query_var ?? null );
		}
		self::assertFalse( is_taxonomy_viewable( 'dmkt_skill' ) );
	}

	/**
	 * A published tool.
	 * @param array<string,string|int> $fields Fields.
	 */
	private function resource( array $fields ): int {
		$id = (int) wp_insert_post( array( 'post_type' => 'dmkt_resource', 'post_status' => 'publish', 'post_title' => 'A tool' ) );
		foreach ( $fields as $name => $value ) {
			update_post_meta( $id, "design_marketplace_{$name}", $value );
		}
		return $id;
	}

	/**
	 * A file of the media library.
	 * @param non-empty-string $name  Name.
	 * @param string           $bytes Content.
	 */
	private function library_file( string $name, string $bytes ): int {
		$upload = wp_upload_bits( $name, null, $bytes );
		return wp_insert_attachment(
			array( 'post_title' => $name, 'post_mime_type' => (string) wp_check_filetype( $name )['type'] ),
			$upload['file']
		);
	}
}
